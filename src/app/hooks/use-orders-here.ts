import { useEffect } from 'react'
import { localOrders, markOrderSeen, type UnsentOrder, unreadRefusedOrders, watchLocalOrders } from '#app/state/orders/orders-here.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { session } from '#app/state/session/session.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Returns the orders stored on this device: those not sent yet, and the server's replies. */
export function useLocalOrders() {
  useEffect(watchLocalOrders, [])
  return useStateSnapshot(localOrders)
}

/** Returns the refused orders that the user has not viewed yet. */
export function useUnreadRefusedOrders(): readonly UnsentOrder[] {
  useStateSnapshot(localOrders)
  useStateSnapshot(session)
  return unreadRefusedOrders()
}

/** Records that the user has viewed these refused orders. */
export function useMarkOrdersSeen(keys: readonly string[]): void {
  const all = keys.join(' ')
  useEffect(() => {
    for (const key of all.split(' ').filter((one) => one !== '')) void markOrderSeen(key).catch(logErrorOnly)
  }, [all])
}

export type DisplayedUnsentOrder = ReturnType<typeof useLocalOrders>['unsent'][number]
