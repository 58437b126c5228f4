import { useEffect } from 'react'
import { addresses, loadAddresses, watchStoredAddresses } from '#app/state/addresses/addresses.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Returns the address book: loaded on mount and kept current. */
export function useAddressBook() {
  useEffect(() => {
    const stop = watchStoredAddresses()
    loadAddresses().catch(logErrorOnly)
    return stop
  }, [])
  return useStateSnapshot(addresses)
}

/** Returns the address book without loading it. */
export const useAddresses = () => useStateSnapshot(addresses)
export type DisplayedAddress = ReturnType<typeof useAddresses>['rows'][number]
