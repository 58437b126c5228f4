import { type BackgroundTasks, type RepeatedJob, waitUntilIdle } from './kernel/background-tasks.ts'
import type { MailSender } from './mail/sender.ts'
import type { OrderBackgroundWork } from './orders/events/background-work.ts'

/**
 * The interval for checking due mails. The check finds retries and mails of other processes; mails of this process are sent right after the
 * change.
 */
const MAIL_INTERVAL_MS = 15_000
const ORDER_WORK_INTERVAL_MS = 60_000
/** The interval for looking for imports of killed processes, which this process then finishes. */
const IMPORT_INTERVAL_MS = 60_000
const VACUUM_INTERVAL_MS = 60_000
/** The interval for looking for back-in-stock mails that are due. */
const STOCK_ALERT_INTERVAL_MS = 30_000
/** The interval for checking whether packs are due. Packs are built once a day. */
const PACK_CHECK_INTERVAL_MS = 60 * 60_000

/** The share of the shutdown time that jobs which write mails may use, before the mail sender stops. */
const MAIL_JOBS_STOP_TIME_SHARE = 0.25

/** The running background jobs of a process. */
export interface BackgroundJobs {
  /** Starts no more work, waits at most this many ms for active work, and leaves the rest to another process. */
  stop: (mostMs: number) => Promise<void>
}

/**
 * Runs the background jobs: mails, refunds, order events, back-in-stock mails and packs. They begin with the work that the last process
 * left, then do whatever becomes due.
 */
export function runBackgroundJobs(
  { mailSender, backgroundTasks }: { mailSender: MailSender; backgroundTasks: BackgroundTasks },
  aftermath: OrderBackgroundWork,
  {
    packs,
    stockAlerts,
    imports,
    vacuum,
  }: { packs?: RepeatedJob; stockAlerts?: RepeatedJob; imports?: RepeatedJob; vacuum?: RepeatedJob } = {},
): BackgroundJobs {
  const timers = [setInterval(mailSender.wake, MAIL_INTERVAL_MS), setInterval(aftermath.begin, ORDER_WORK_INTERVAL_MS)]
  if (packs) timers.push(setInterval(packs.begin, PACK_CHECK_INTERVAL_MS))
  if (stockAlerts) timers.push(setInterval(stockAlerts.begin, STOCK_ALERT_INTERVAL_MS))
  if (imports) timers.push(setInterval(imports.begin, IMPORT_INTERVAL_MS))
  if (vacuum) timers.push(setInterval(vacuum.begin, VACUUM_INTERVAL_MS))
  imports?.begin()
  stockAlerts?.begin()
  packs?.begin()
  mailSender.wake()
  aftermath.begin()
  return {
    stop: async (mostMs) => {
      for (const timer of timers) clearInterval(timer)
      // Orders and back-in-stock notices write mails, which the sender should still send. They get only a share of the time, because an
      // aborted mail may be sent twice.
      const begunAt = performance.now()
      await Promise.all([
        packs?.stop(mostMs * MAIL_JOBS_STOP_TIME_SHARE),
        stockAlerts?.stop(mostMs * MAIL_JOBS_STOP_TIME_SHARE),
        imports?.stop(mostMs * MAIL_JOBS_STOP_TIME_SHARE),
        vacuum?.stop(mostMs * MAIL_JOBS_STOP_TIME_SHARE),
        aftermath.stop(mostMs * MAIL_JOBS_STOP_TIME_SHARE),
        waitUntilIdle(backgroundTasks, mostMs * MAIL_JOBS_STOP_TIME_SHARE),
      ])
      await mailSender.stop(mostMs - (performance.now() - begunAt))
    },
  }
}
