import { useEffect } from 'react'
import { followOrders, markOrderSeen, ordersHere, type UnsentOrder, unreadRefusedOrders } from '#app/state/orders/orders-here.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { session } from '#app/state/session/session.ts'
import { useFacts } from './use-facts.ts'

/** Returns the orders stored on this device: those not sent yet, and the server's replies. */
export function useOrdersHere() {
  useEffect(followOrders, [])
  return useFacts(ordersHere)
}

/** Returns the refused orders that the user has not viewed yet. */
export function useUnreadRefusedOrders(): readonly UnsentOrder[] {
  useFacts(ordersHere)
  useFacts(session)
  return unreadRefusedOrders()
}

/** Records that the user has viewed these refused orders. */
export function useMarkOrdersSeen(keys: readonly string[]): void {
  const all = keys.join(' ')
  useEffect(() => {
    for (const key of all.split(' ').filter((one) => one !== '')) void markOrderSeen(key).catch(logOnly)
  }, [all])
}

export type ShownUnsent = ReturnType<typeof useOrdersHere>['unsent'][number]
