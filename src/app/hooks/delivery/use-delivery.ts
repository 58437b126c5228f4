import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { addresses, showStoredAddresses, watchStoredAddresses } from '#app/state/addresses/addresses.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { findShipCountry, shipCountry } from '#app/state/delivery/ship-country.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { session } from '#app/state/session/session.ts'

/**
 * Returns the delivery country before an order has an address, and the shop's delivery terms for that country (for `deliveryOffers` of
 * contract/delivery/delivery.ts). Works for guests too. The terms are stored for offline use.
 */
export function useDeliveryTerms() {
  const { code, by } = useStateSnapshot(shipCountry)
  const { rows } = useStateSnapshot(addresses)
  const owner = useStateSnapshot(session).current.type
  useEffect(() => {
    if (owner !== 'member') return
    showStoredAddresses().catch(logErrorOnly)
    return watchStoredAddresses()
  }, [owner])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the address book or the user changes
  useEffect(() => void findShipCountry().catch(logErrorOnly), [rows, owner])
  return { country: code, by, terms: useResource(catalogue.deliveryTerms, code === null ? null : { country: code }) }
}
