import { useEffect } from 'react'
import { guestList } from '#app/state/cart/guest-list.ts'
import { loadGuestList } from '#app/state/cart/guest-list-changes.ts'
import { useFacts } from './use-facts.ts'

/** What guests of this device want to have in their cart. */
export function useGuestList() {
  useEffect(() => {
    if (!guestList.known) void loadGuestList()
  }, [])
  return useFacts(guestList)
}
