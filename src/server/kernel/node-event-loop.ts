import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Node's event loop, as `#search/schedule` needs it. */
export const nodeEventLoop = {
  now: () => performance.now(),
  yieldToEventLoop: () => yieldToEventLoop(),
  scheduleLater(work: () => void, ms: number): () => void {
    const timer = setTimeout(work, ms).unref()
    return () => clearTimeout(timer)
  },
}
