import { setImmediate as turn } from 'node:timers/promises'

/** Node's event loop, as `#search/schedule` needs it. */
export const eventLoop = {
  now: () => performance.now(),
  turn: () => turn(),
  scheduleLater(work: () => void, ms: number): () => void {
    const timer = setTimeout(work, ms).unref()
    return () => clearTimeout(timer)
  },
}
