/** The timeouts of page requests, in page and worker. Changes in the outbox have their own (`CHANGE_MS`). */
export const patienceMs = {
  /** If no request is answered for this time, the network counts as silent, and local data is shown. */
  silence: 2000,
  /** Maximum wait on a network that answers slowly. */
  most: 6000,
  /** A later answer is still used up to this time. */
  late: 30_000,
} as const

/** How long the worker waits for the server to accept a change. */
export const CHANGE_MS = 6000

/** No answer within the timeout. The request is still running. */
export class Silence extends Error {
  override name = 'Silence'
}

/** One running request. */
export interface Waiting {
  /** Rejects with `Silence` if the network has been silent too long. Never resolves. To be called once. */
  silence: () => Promise<never>
  /** The server has answered it. */
  answered: () => void
  /** The request has ended, answered or not. */
  over: () => void
}

/**
 * Adapts timeouts to the network's recent behaviour: twice the usual answer time if it answers, two seconds if it was silent. Times are
 * those of `performance.now()`, which is independent of clock changes.
 */
export function createPatience(): { begin: () => Waiting } {
  /** The duration of recent answers. */
  let usualMs = 0
  let lastHeard = Number.NEGATIVE_INFINITY
  return {
    begin() {
      const begun = performance.now()
      const stepMs = Math.min(patienceMs.most, Math.max(patienceMs.silence, usualMs * 2))
      let timer: ReturnType<typeof setTimeout> | undefined
      const silence = () =>
        new Promise<never>((_, reject) => {
          const look = () => {
            const now = performance.now()
            const due = Math.min(Math.max(begun, lastHeard) + stepMs, begun + patienceMs.most)
            if (now < due) timer = setTimeout(look, due - now)
            else {
              usualMs = 0
              reject(new Silence('The shop is silent.'))
            }
          }
          look()
        })
      return {
        silence,
        answered() {
          lastHeard = performance.now()
          usualMs = Math.min(patienceMs.most, Math.max(lastHeard - begun, usualMs / 2))
        },
        over: () => clearTimeout(timer),
      }
    },
  }
}
