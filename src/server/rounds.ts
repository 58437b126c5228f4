import { inTime, type Later } from './account/later.ts'
import type { Report } from './http/on-error.ts'

/** Work that is done in rounds, of which one at most is under way. */
export interface Rounds {
  /** Has a round begun, or one more after the one that is under way. Nobody waits for it. */
  begin: () => void
  /** Begins no more, and waits for the one that is under way, but no longer than this. Says whether it has ended. */
  stop: (mostMs: number) => Promise<boolean>
}

/** Makes rounds of a work. `what` is reported with the cause when a round fails; that keeps no later one from being begun. */
export function inRounds(later: Later, report: Report, what: string, round: () => Promise<void>): Rounds {
  let running: Promise<void> | null = null
  let [again, stopped] = [false, false]
  const run = async () => {
    try {
      do {
        again = false
        await round().catch((cause: unknown) => report(what, cause))
      } while (again && !stopped)
    } finally {
      running = null
    }
  }
  return {
    begin: () => {
      if (stopped) return
      if (running) again = true
      else
        later.run(what, () => {
          running = run()
          return running
        })
    },
    stop: async (mostMs) => {
      stopped = true
      return inTime({ idle: async () => running ?? undefined }, mostMs)
    },
  }
}
