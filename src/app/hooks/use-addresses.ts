import { useEffect } from 'react'
import { addresses, followAddresses, loadAddresses } from '#app/state/addresses/addresses.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { useFacts } from './use-facts.ts'

/** Returns the address book: loaded on mount and kept current. */
export function useAddressBook() {
  useEffect(() => {
    const stop = followAddresses()
    loadAddresses().catch(logOnly)
    return stop
  }, [])
  return useFacts(addresses)
}

/** Returns the address book without loading it. */
export const useAddresses = () => useFacts(addresses)
export type ShownAddress = ReturnType<typeof useAddresses>['rows'][number]
