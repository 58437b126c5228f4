import { useEffect } from 'react'
import { followOrderChanges, orderChanges } from '#app/state/orders/order-changes.ts'
import { useFacts } from './use-facts.ts'

/** Returns the changes of orders on this device that the server has not confirmed yet. */
export function useOrderChanges() {
  useEffect(followOrderChanges, [])
  return useFacts(orderChanges)
}

export type ShownChange = ReturnType<typeof useOrderChanges>['rows'][number]
