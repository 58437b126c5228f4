import { inRounds } from '#server/kernel/background-tasks.ts'
import type { Report } from '#server/kernel/report.ts'
import type { MailContext } from '#server/mail/post.ts'
import { type ClaimedRefund, handBackRefund, sendRefunds } from '#server/orders/refunds/send-refunds.ts'
import { dispatchEvents } from './dispatch-events.ts'
import type { Trade } from './hooks.ts'

/** What follows upon changes of orders, after they were committed. One in a process. */
export interface Aftermath {
  /**
   * Has it begun, or done once more after what is under way. Nobody waits for it, and what is not done when the process ends is done after
   * the next start.
   */
  begin: () => void
  /** Begins no more, waits so long for what is under way, and gives the refunds back that were not sent. */
  stop: (mostMs: number) => Promise<void>
}

/** Hooks hear of changes; promised refunds are sent. Neither waits for the other, nor for a mail. */
export function orderAftermath(context: MailContext, { hooks, payments }: Trade, report: Report): Aftermath {
  const { db, clock, backgroundTasks } = context
  let stopped = false
  const sending = new Set<ClaimedRefund>()
  const refundContext = { db, clock, providers: payments, report, sending, stopped: () => stopped }
  const news = inRounds(backgroundTasks, report, 'Order events', () => dispatchEvents(context, hooks, refundContext.stopped))
  const refunds = inRounds(backgroundTasks, report, 'Refunds', () => sendRefunds(refundContext))
  return {
    begin: () => {
      news.begin()
      refunds.begin()
    },
    stop: async (mostMs) => {
      stopped = true
      await Promise.all([news.stop(mostMs), refunds.stop(mostMs)])
      for (const claimed of sending) await handBackRefund(db, claimed)
    },
  }
}
