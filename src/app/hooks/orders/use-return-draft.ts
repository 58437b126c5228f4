import { useEffect } from 'react'
import { useFacts } from '#app/hooks/use-facts.ts'
import { type KeptReturn, readReturnDrafts, returnDrafts } from '#app/state/orders/return-drafts.ts'

/** Returns the unsent return of an order on this device; null if there is none. */
export function useReturnDraft(orderId: string): KeptReturn | null {
  // Reads the drafts again at each render, because another person may have signed in.
  useEffect(readReturnDrafts)
  return useFacts(returnDrafts, true).byOrder[orderId] ?? null
}
