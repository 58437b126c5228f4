import { useEffect, useState } from 'react'
import { fetchOrder } from '#app/state/orders/order.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import type { Order } from '#contract/orders/order.ts'

const POLL_INTERVAL_MS = 3000
/** How many times the order is polled, which takes about a minute. After that the confirmation comes by e-mail. */
const MAX_POLLS = 20

/**
 * Follows an order whose buyer returns from the payment page: the order is polled until its payment has arrived. `isPolling`: it is still
 * being polled.
 */
export function usePaymentPolling(order: Order, cameBack: boolean): { order: Order; isPolling: boolean } {
  const [seen, setSeen] = useState({ of: order, latest: order, tries: 0 })
  // If the surrounding page has loaded the order again meanwhile, that newer order is returned instead of the polled one.
  const { latest, tries } = seen.of === order ? seen : { latest: order, tries: seen.tries }
  const waits = cameBack && latest.may.pay && tries < MAX_POLLS
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => {
      fetchOrder(latest.id).then(
        (now) => setSeen({ of: order, latest: now, tries: tries + 1 }),
        (error: unknown) => {
          logErrorOnly(error)
          setSeen({ of: order, latest, tries: tries + 1 })
        },
      )
    }, POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [waits, order, latest, tries])
  return { order: latest, isPolling: waits }
}
