import { useEffect } from 'react'
import { followOrderChanges, orderChanges } from '#app/state/orders/order-changes.ts'
import { useFacts } from './use-facts.ts'

/** What this device has written down to do to orders and the shop has not confirmed. */
export function useOrderChanges() {
  useEffect(followOrderChanges, [])
  return useFacts(orderChanges)
}

export type ShownChange = ReturnType<typeof useOrderChanges>['rows'][number]
