import { useEffect } from 'react'
import { guestList } from '#app/state/cart/guest-list.ts'
import { loadGuestList } from '#app/state/cart/guest-list-changes.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Returns the guest's list of this device. */
export function useGuestPartsList() {
  useEffect(() => {
    if (!guestList.known) void loadGuestList()
  }, [])
  return useStateSnapshot(guestList)
}
