import type { Report } from './report.ts'

/**
 * Work that a reply does not wait for. What differs between a known and an unknown e-mail address is done here, so that neither the answer
 * nor the time it takes can tell them apart.
 */
export interface BackgroundTasks {
  run: (what: string, work: () => Promise<void>) => void
  /** Resolves when nothing is under way: for a clean stop, and for tests. */
  idle: () => Promise<void>
}

export function backgroundTasks(report: Report): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    run: (what, work) => {
      const done = work()
        .catch((cause) => report(what, cause))
        .finally(() => running.delete(done))
      running.add(done)
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Waits for what is under way, but no longer than this. Says whether all of it has ended. */
export async function inTime({ idle }: Pick<BackgroundTasks, 'idle'>, mostMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), mostMs)
  })
  const ended = await Promise.race([idle().then(() => true), over])
  clearTimeout(timer)
  return ended
}

/** Work that is done in rounds, of which one at most is under way. */
export interface Rounds {
  /** Has a round begun, or one more after the one that is under way. Nobody waits for it. */
  begin: () => void
  /** Begins no more, and waits for the one that is under way, but no longer than this. Says whether it has ended. */
  stop: (mostMs: number) => Promise<boolean>
}

/** Makes rounds of a work. `what` is reported with the cause when a round fails; that keeps no later one from being begun. */
export function inRounds(tasks: BackgroundTasks, report: Report, what: string, round: () => Promise<void>): Rounds {
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
        tasks.run(what, () => {
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
