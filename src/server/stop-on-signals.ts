import { setTimeout as wait } from 'node:timers/promises'
import type { Background } from './background.ts'
import type { OpenDatabase } from './db/open.ts'
import { endedWithin } from './kernel/background-tasks.ts'
import type { Report } from './kernel/report.ts'
import type { Listening } from './listen.ts'

/** Who asks without a pause is answered for so long before mails and refunds begin nothing more; mostly all have gone by then. */
const ALONE_MS = 1000
/** What is being sent, and a command of the operator that is under way, get as long to end as a request does. */
const MAX_END_MS = 20_000
/** A signal to a whole process group comes twice: npm hands on its own. Within so long, two are one. */
const SAME_SIGNAL_MS = 1000
/** A database that does not answer any more is left. */
const MAX_CLOSE_MS = 5000

/** What runs in this process, as far as it has begun. */
export interface Running {
  /** Whether it is being ended: what fails from now on fails for that. */
  stopping: boolean
  listening?: Listening
  stopCommands?: (() => Promise<void>) | null
  /** Ends the listening for changes of catalogues. */
  stopListening?: () => Promise<void>
  background?: Background
}

/**
 * Ends the process in order on SIGTERM and SIGINT, from now on: no new connection is taken from the first moment, what runs is finished,
 * what cannot be finished in time is given back or left to the next start. A second signal, a second later, ends it at once. Returns where to say what has
 * begun.
 */
export function stopOnSignals({ database, report }: { database: Pick<OpenDatabase, 'close'>; report: Report }): Running {
  const running: Running = { stopping: false }
  const failed = (what: string) => (cause: unknown) => report(what, cause)
  const end = async () => {
    const closed = (running.listening?.close() ?? Promise.resolve()).catch(failed('Not every connection could be closed'))
    await Promise.race([closed, wait(ALONE_MS)])
    const others = [
      running.background?.stop(MAX_END_MS).catch(failed('Not everything could be given back')),
      endedWithin({ idle: async () => running.stopCommands?.() }, MAX_END_MS).catch(failed('A command was cut off')),
    ]
    await Promise.all([closed, ...others])
    await endedWithin({ idle: async () => running.stopListening?.() }, MAX_CLOSE_MS).catch(failed('Changes are still listened for'))
    await endedWithin({ idle: () => database.close() }, MAX_CLOSE_MS).catch(failed('The database could not be closed'))
    process.exit(0)
  }
  let toldAt = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (running.stopping && performance.now() - toldAt < SAME_SIGNAL_MS) return
      if (running.stopping) process.exit(1)
      running.stopping = true
      toldAt = performance.now()
      void end()
    })
  }
  return running
}
