import type { AccountSurroundings } from '#server/account/ask.ts'
import type { Report } from '#server/http/on-error.ts'
import { type LeftToPeople, settleRefunds } from './settle.ts'
import { tellHooks } from './tell.ts'
import type { Trade } from './hooks.ts'

/**
 * What follows upon changes of orders, after they were committed: hooks hear of them, promised refunds are sent. Returns how to ask for it; asked while it is
 * under way, it runs once more afterwards. Nobody waits for it, and what is not done when the process ends is done after the next start.
 */
export function orderAftermath(around: AccountSurroundings, trade: Trade, report: Report): () => void {
  let [running, again] = [false, false]
  const left: LeftToPeople = new Map()
  const run = async () => {
    running = true
    try {
      do {
        again = false
        await tellHooks(around, trade.hooks).catch((cause: unknown) => report('order events', cause))
        await settleRefunds({ db: around.db, clock: around.clock, left }, trade.payments, report)
      } while (again)
    } finally {
      running = false
    }
  }
  return () => {
    if (running) again = true
    else around.later.run('after orders', run)
  }
}
