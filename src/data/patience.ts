/**
 * THE budget of patience for what a page asks, the same in page and worker. Changes that wait in the outbox have their own (`CHANGE_MS`).
 */
export const patienceMs = {
  /** Nothing at all for so long, while nothing else is answered either, is silence: then this device says what it can. */
  silence: 2000,
  /** A line that answers, however slowly, is waited for at most so long. */
  most: 6000,
  /** What comes later than that is still taken, up to this. */
  late: 30_000,
} as const

/** So long the worker waits for the shop to take a change. */
export const CHANGE_MS = 6000

/** Nothing came within the line's patience. The question is still on its way. */
export class Silence extends Error {
  override name = 'Silence'
}

/** One question on its way. */
export interface Waiting {
  /** Rejects with `Silence` when this line has been silent too long. Never resolves. To be asked once. */
  silence: () => Promise<never>
  /** The shop itself has answered it. */
  heard: () => void
  /** It is over, answered or not: nobody waits for it any more. */
  over: () => void
}

/**
 * How long a line is waited for, judged by how it behaves: one that answers takes as long as it took, times two; one that was silent is
 * waited for two seconds. Times are those of `performance.now()`, which no change of the clock moves.
 */
export function createPatience(): { begin: () => Waiting } {
  /** How long the last answers took. */
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
        heard() {
          lastHeard = performance.now()
          usualMs = Math.min(patienceMs.most, Math.max(lastHeard - begun, usualMs / 2))
        },
        over: () => clearTimeout(timer),
      }
    },
  }
}
