import { setTimeout as wait } from 'node:timers/promises'
import type { BackgroundJobs } from './background.ts'
import type { OpenDatabase } from './db/open.ts'
import { waitUntilIdle } from './kernel/background-tasks.ts'
import type { ReportError } from './kernel/report.ts'
import type { ListeningServer } from './listen.ts'

/**
 * How long a stopping server still answers requests before background jobs stop. Usually all clients have connected to another server by
 * then.
 */
const REQUEST_GRACE_MS = 1000
/** The time that background work and running operator commands get to end. */
const MAX_JOB_STOP_MS = 20_000
/** Two signals within this time count as one. A signal to a process group arrives twice, because npm forwards it. */
const SIGNAL_DEBOUNCE_MS = 1000
/** The time limit for closing the database. */
const MAX_CLOSE_MS = 5000

/** The running parts of this process, which are stopped on a signal. */
export interface RunningProcess {
  /** Whether the process is stopping. Errors are expected then. */
  isStopping: boolean
  server?: ListeningServer
  stopCommands?: (() => Promise<void>) | null
  /** Stops listening for catalogue changes. */
  stopCatalogueListener?: () => Promise<void>
  backgroundJobs?: BackgroundJobs
}

/**
 * Stops the process in order on SIGTERM or SIGINT: refuses new connections, completes running work, and releases work that cannot be
 * completed. A second signal, at least a second later, ends it at once. Returns the object in which to register running parts.
 */
export function stopOnSignals({ database, report }: { database: Pick<OpenDatabase, 'close'>; report: ReportError }): RunningProcess {
  const running: RunningProcess = { isStopping: false }
  const failed = (what: string) => (cause: unknown) => report(what, cause)
  const end = async () => {
    const closed = (running.server?.close() ?? Promise.resolve()).catch(failed('Not every connection could be closed'))
    await Promise.race([closed, wait(REQUEST_GRACE_MS)])
    const others = [
      running.backgroundJobs?.stop(MAX_JOB_STOP_MS).catch(failed('Not everything could be given back')),
      waitUntilIdle({ whenIdle: async () => running.stopCommands?.() }, MAX_JOB_STOP_MS).catch(failed('A command was cut off')),
    ]
    await Promise.all([closed, ...others])
    await waitUntilIdle({ whenIdle: async () => running.stopCatalogueListener?.() }, MAX_CLOSE_MS).catch(
      failed('Changes are still listened for'),
    )
    await waitUntilIdle({ whenIdle: () => database.close() }, MAX_CLOSE_MS).catch(failed('The database could not be closed'))
    process.exit(0)
  }
  let toldAt = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (running.isStopping && performance.now() - toldAt < SIGNAL_DEBOUNCE_MS) return
      if (running.isStopping) process.exit(1)
      running.isStopping = true
      toldAt = performance.now()
      void end()
    })
  }
  return running
}
