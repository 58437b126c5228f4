import type { WorkChallenge } from '#contract/account/account.ts'
import { solve } from './solve.ts'

// Only the page that created this worker sends messages to it, all of one type.
addEventListener('message', ({ data }: MessageEvent<WorkChallenge>) => {
  void solve(data).then(
    (proof) => postMessage(proof),
    (error: unknown) => postMessage({ failed: String(error) }),
  )
})
