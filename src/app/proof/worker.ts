import type { WorkChallenge } from '#contract/account/account.ts'
import { solveWorkChallenge } from './solve.ts'

// Only the page that created this worker sends messages to it, all of one type.
addEventListener('message', ({ data }: MessageEvent<WorkChallenge>) => {
  void solveWorkChallenge(data).then(
    (proof) => postMessage(proof),
    (error: unknown) => postMessage({ failed: String(error) }),
  )
})
