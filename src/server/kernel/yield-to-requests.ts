import { setImmediate as turn } from 'node:timers/promises'

let runningRequests = 0
let lastRequestEndMs = performance.now()
/** Callbacks of background jobs that wait until no request is being answered. */
const pausedJobCallbacks = new Set<() => void>()

/** Runs a request handler and marks the server as busy until it ends. Background jobs pause while the server is busy. */
export async function trackRequest<T>(work: () => Promise<T>): Promise<T> {
  runningRequests += 1
  try {
    return await work()
  } finally {
    runningRequests -= 1
    lastRequestEndMs = performance.now()
    if (runningRequests === 0) for (const one of pausedJobCallbacks) one()
  }
}

/** Returns the milliseconds since the last request ended, or 0 while a request is being answered. */
export const requestIdleMs = (): number => (runningRequests > 0 ? 0 : performance.now() - lastRequestEndMs)

/**
 * Pauses a background job until no request is being answered, at most `mostMs`. Long jobs call this function between their steps. One reply
 * needs several database queries, and without the pause each query could wait for a step of the job.
 */
export async function yieldToRequests(mostMs = 25): Promise<void> {
  // Requests that have already arrived are let in first.
  await turn()
  if (runningRequests === 0) return
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      pausedJobCallbacks.delete(end)
      resolve()
    }
    const timer = setTimeout(end, mostMs)
    pausedJobCallbacks.add(end)
  })
}
