import { useEffect } from 'react'
import { followOrders, ordersHere } from '../state/orders-here.ts'
import { useFacts } from './use-facts.ts'

/** Orders that this device has written down: what is not placed yet, and what the shop answered. */
export function useOrdersHere() {
  useEffect(followOrders, [])
  return useFacts(ordersHere)
}

export type ShownUnsent = ReturnType<typeof useOrdersHere>['unsent'][number]
