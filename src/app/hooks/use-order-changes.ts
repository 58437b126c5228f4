import { useEffect } from 'react'
import { orderChanges, watchOrderChanges } from '#app/state/orders/order-changes.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Returns the changes of orders on this device that the server has not confirmed yet. */
export function useOrderChanges() {
  useEffect(watchOrderChanges, [])
  return useStateSnapshot(orderChanges)
}

export type DisplayedOrderChange = ReturnType<typeof useOrderChanges>['waitingChanges'][number]
