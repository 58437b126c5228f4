import type { ReportError } from './report.ts'

/**
 * Runs work after the reply is sent. Work that differs between known and unknown e-mail addresses belongs here, because then neither the
 * reply nor its duration shows whether an address is known.
 */
export interface BackgroundTasks {
  run: (what: string, work: () => Promise<void>) => void
  /** Resolves when no task is running. Used by tests and when the server stops. */
  whenIdle: () => Promise<void>
}

export function createBackgroundTasks(report: ReportError): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    run: (what, work) => {
      const done = work()
        .catch((cause) => report(what, cause))
        .finally(() => running.delete(done))
      running.add(done)
    },
    whenIdle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Waits until all running tasks have ended, or until the time limit in ms is reached. Returns whether all tasks have ended. */
export async function waitUntilIdle({ whenIdle }: Pick<BackgroundTasks, 'whenIdle'>, mostMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), mostMs)
  })
  const ended = await Promise.race([whenIdle().then(() => true), over])
  clearTimeout(timer)
  return ended
}

/** A job that is run repeatedly. At most one run is active. */
export interface RepeatedJob {
  /** Requests a run of the job. If a run is active, another run follows it. Does not wait for either run. */
  begin: () => void
  /** Prevents new runs of the job and waits for the active run, at most `mostMs` milliseconds. Returns whether the active run has ended. */
  stop: (mostMs: number) => Promise<boolean>
}

/**
 * Creates a repeated job. The function `round` does one run. A run that fails is reported with its cause and the text `what`, and later
 * runs can still start.
 */
export function createRepeatedJob(tasks: BackgroundTasks, report: ReportError, what: string, round: () => Promise<void>): RepeatedJob {
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
      return waitUntilIdle({ whenIdle: async () => running ?? undefined }, mostMs)
    },
  }
}
