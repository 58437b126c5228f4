import { useEffect } from 'react'
import { useFacts } from '#app/hooks/use-facts.ts'
import { type KeptReturn, readReturnDrafts, returnDrafts } from '#app/state/orders/return-drafts.ts'

/** The return of an order that was begun on this device and not sent; null for none. */
export function useReturnDraft(orderId: string): KeptReturn | null {
  // Who is signed in may be another person than before.
  useEffect(readReturnDrafts)
  return useFacts(returnDrafts, true).byOrder[orderId] ?? null
}
