/** The timeouts of page requests, for page and worker. Changes in the outbox have a timeout of their own (`CHANGE_TIMEOUT_MS`). */
export const requestTimeoutsMs = {
  /** If the network answers no request for this time, it counts as silent, and data on this device is shown. */
  silence: 2000,
  /** Maximum wait for a network that answers slowly. */
  most: 6000,
  /** An answer that arrives later than the maximum wait is still used until this time. */
  late: 30_000,
} as const

/** How long the worker waits for the server to accept a change. */
export const CHANGE_TIMEOUT_MS = 6000

/** The error for a request that was not answered within its timeout. The request is still running. */
export class NetworkSilentError extends Error {}

/** One running request whose timeout is measured. */
export interface TimedRequest {
  /**
   * Returns a promise that rejects with `NetworkSilentError` when the network has been silent too long. It never resolves. To be called only
   * once.
   */
  rejectWhenSilent: () => Promise<never>
  /** Reports that the server has answered the request. */
  reportAnswer: () => void
  /** Reports that the request has ended, with or without an answer. */
  reportEnd: () => void
}

/**
 * Creates timeouts that adapt to the recent behaviour of the network: twice the usual answer time if it answers, two seconds if it was
 * silent. Times are those of `performance.now()`, which does not depend on changes of the clock.
 */
export function createAdaptiveTimeout(): { startTimedRequest: () => TimedRequest } {
  /** The duration of recent answers in milliseconds. */
  let usualMs = 0
  let lastHeard = Number.NEGATIVE_INFINITY
  return {
    startTimedRequest() {
      const begun = performance.now()
      const stepMs = Math.min(requestTimeoutsMs.most, Math.max(requestTimeoutsMs.silence, usualMs * 2))
      let timer: ReturnType<typeof setTimeout> | undefined
      const silence = () =>
        new Promise<never>((_, reject) => {
          const look = () => {
            const now = performance.now()
            const due = Math.min(Math.max(begun, lastHeard) + stepMs, begun + requestTimeoutsMs.most)
            if (now < due) timer = setTimeout(look, due - now)
            else {
              usualMs = 0
              reject(new NetworkSilentError('The shop is silent.'))
            }
          }
          look()
        })
      return {
        rejectWhenSilent: silence,
        reportAnswer() {
          lastHeard = performance.now()
          usualMs = Math.min(requestTimeoutsMs.most, Math.max(lastHeard - begun, usualMs / 2))
        },
        reportEnd: () => clearTimeout(timer),
      }
    },
  }
}
