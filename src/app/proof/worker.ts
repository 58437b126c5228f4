import type { WorkChallenge } from '#contract/account.ts'
import { solve } from './solve.ts'

// The page that made this worker is the only one that speaks to it, and says one thing.
addEventListener('message', ({ data }: MessageEvent<WorkChallenge>) => {
  void solve(data).then(
    (proof) => postMessage(proof),
    (error: unknown) => postMessage({ failed: String(error) }),
  )
})
