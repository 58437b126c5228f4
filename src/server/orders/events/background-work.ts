import { createRepeatedJob } from '#server/kernel/background-tasks.ts'
import type { ReportError } from '#server/kernel/report.ts'
import type { MailContext } from '#server/mail/post.ts'
import { type ClaimedRefund, releaseClaimedRefund, sendDueRefunds } from '#server/orders/refunds/send-refunds.ts'
import { dispatchEvents } from './dispatch-events.ts'
import type { OrderExtensions } from './hooks.ts'

/** Background work after committed changes of orders. There is one per process. */
export interface OrderBackgroundWork {
  /**
   * Starts a run of the background work, or another run after the active one. Nobody waits for it. Unfinished work continues after the next
   * start of the server.
   */
  begin: () => void
  /**
   * Prevents new runs of the background work, waits at most `mostMs` milliseconds for the active run, and releases reserved refunds that
   * were not sent.
   */
  stop: (mostMs: number) => Promise<void>
}

/**
 * Creates two independent jobs: one runs the hooks of order events, the other sends promised refunds. Neither job waits for the other job
 * or for a mail.
 */
export function createOrderBackgroundWork(
  context: MailContext,
  { hooks, payments }: OrderExtensions,
  report: ReportError,
): OrderBackgroundWork {
  const { db, clock, backgroundTasks } = context
  let stopped = false
  const sending = new Set<ClaimedRefund>()
  const refundContext = { db, clock, providers: payments, report, sending, stopped: () => stopped }
  const news = createRepeatedJob(backgroundTasks, report, 'Order events', () => dispatchEvents(context, hooks, refundContext.stopped))
  const refunds = createRepeatedJob(backgroundTasks, report, 'Refunds', () => sendDueRefunds(refundContext))
  return {
    begin: () => {
      news.begin()
      refunds.begin()
    },
    stop: async (mostMs) => {
      stopped = true
      await Promise.all([news.stop(mostMs), refunds.stop(mostMs)])
      for (const claimed of sending) await releaseClaimedRefund(db, claimed)
    },
  }
}
