import { useEffect } from 'react'
import { session } from '#app/state/account/session.ts'
import { followOrders, lookAtOrder, ordersBack, ordersHere, type UnsentOrder } from '#app/state/orders/orders-here.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { useFacts } from './use-facts.ts'

/** Orders that this device has written down: what is not placed yet, and what the shop answered. */
export function useOrdersHere() {
  useEffect(followOrders, [])
  return useFacts(ordersHere)
}

/** Orders that came back and were not looked at yet. */
export function useOrdersBack(): readonly UnsentOrder[] {
  useFacts(ordersHere)
  useFacts(session)
  return ordersBack()
}

/** Whoever sees these orders has looked at why they came back. */
export function useLookedAt(keys: readonly string[]): void {
  const all = keys.join(' ')
  useEffect(() => {
    for (const key of all.split(' ').filter((one) => one !== '')) void lookAtOrder(key).catch(logOnly)
  }, [all])
}

export type ShownUnsent = ReturnType<typeof useOrdersHere>['unsent'][number]
