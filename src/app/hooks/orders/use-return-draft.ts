import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { readReturnDrafts, returnDrafts, type StoredReturnDraft } from '#app/state/orders/return-drafts.ts'

/** Returns the unsent return of an order on this device; null if there is none. */
export function useStoredReturnDraft(orderId: string): StoredReturnDraft | null {
  // Reads the drafts again at each render, because another person may have signed in.
  useEffect(readReturnDrafts)
  return useStateSnapshot(returnDrafts, true).byOrder[orderId] ?? null
}
