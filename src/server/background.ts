import { type BackgroundTasks, endedWithin, type RepeatedJob } from './kernel/background-tasks.ts'
import type { MailSender } from './mail/sender.ts'
import type { OrderBackgroundWork } from './orders/events/background-work.ts'

/**
 * The interval for checking due mails. The check finds retries and mails of other processes; mails of this process are sent right after the
 * change.
 */
const MAILS_EVERY_MS = 15_000
const AFTERMATH_EVERY_MS = 60_000
/** The interval for looking for imports of killed processes, which this process then finishes. */
const IMPORTS_EVERY_MS = 60_000
const TIDYING_EVERY_MS = 60_000
/** The interval for looking for back-in-stock mails that are due. */
const STOCK_EVERY_MS = 30_000
/** The interval for checking whether packs are due. Packs are built once a day. */
const PACKS_EVERY_MS = 60 * 60_000

/** The share of the shutdown time that jobs which write mails may use, before the mail sender stops. */
const WRITING_SHARE = 0.25

/** The running background jobs of a process. */
export interface Background {
  /** Starts no more work, waits at most this many ms for active work, and leaves the rest to another process. */
  stop: (mostMs: number) => Promise<void>
}

/**
 * Runs the background jobs: mails, refunds, order events, back-in-stock mails and packs. They begin with the work that the last process
 * left, then do whatever becomes due.
 */
export function runBackground(
  { mails, backgroundTasks }: { mails: MailSender; backgroundTasks: BackgroundTasks },
  aftermath: OrderBackgroundWork,
  { packs, stock, imports, tidying }: { packs?: RepeatedJob; stock?: RepeatedJob; imports?: RepeatedJob; tidying?: RepeatedJob } = {},
): Background {
  const timers = [setInterval(mails.wake, MAILS_EVERY_MS), setInterval(aftermath.begin, AFTERMATH_EVERY_MS)]
  if (packs) timers.push(setInterval(packs.begin, PACKS_EVERY_MS))
  if (stock) timers.push(setInterval(stock.begin, STOCK_EVERY_MS))
  if (imports) timers.push(setInterval(imports.begin, IMPORTS_EVERY_MS))
  if (tidying) timers.push(setInterval(tidying.begin, TIDYING_EVERY_MS))
  imports?.begin()
  stock?.begin()
  packs?.begin()
  mails.wake()
  aftermath.begin()
  return {
    stop: async (mostMs) => {
      for (const timer of timers) clearInterval(timer)
      // Orders and back-in-stock notices write mails, which the sender should still send. They get only a share of the time, because an
      // aborted mail may be sent twice.
      const begunAt = performance.now()
      await Promise.all([
        packs?.stop(mostMs * WRITING_SHARE),
        stock?.stop(mostMs * WRITING_SHARE),
        imports?.stop(mostMs * WRITING_SHARE),
        tidying?.stop(mostMs * WRITING_SHARE),
        aftermath.stop(mostMs * WRITING_SHARE),
        endedWithin(backgroundTasks, mostMs * WRITING_SHARE),
      ])
      await mails.stop(mostMs - (performance.now() - begunAt))
    },
  }
}
