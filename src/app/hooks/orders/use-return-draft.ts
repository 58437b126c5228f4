import { useEffect } from 'react'
import { useFacts } from '#app/hooks/use-facts.ts'
import { type KeptReturn, readReturnDrafts, returnDrafts } from '#app/state/orders/return-drafts.ts'

/** The unsent return of an order on this device; null for none. */
export function useReturnDraft(orderId: string): KeptReturn | null {
  // Another person may have signed in.
  useEffect(readReturnDrafts)
  return useFacts(returnDrafts, true).byOrder[orderId] ?? null
}
