import { useEffect } from 'react'
import { followOrderChanges, orderChanges } from '#app/state/orders/order-changes.ts'
import { useFacts } from './use-facts.ts'

/** Pending changes of orders on this device. */
export function useOrderChanges() {
  useEffect(followOrderChanges, [])
  return useFacts(orderChanges)
}

export type ShownChange = ReturnType<typeof useOrderChanges>['rows'][number]
