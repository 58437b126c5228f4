import { useEffect } from 'react'
import { useFacts } from '#app/hooks/use-facts.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { addresses, followAddresses, readAddresses } from '#app/state/account/addresses.ts'
import { session } from '#app/state/account/session.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { findShipCountry, shipCountry } from '#app/state/delivery/ship-country.ts'
import { logOnly } from '#app/state/page/notices.ts'

/**
 * Where deliveries go before an order names an address, and on what terms the shop sends there (reckoned with by `deliveryOffers` of
 * contract/delivery.ts). Known to everybody, and kept for the time without a network.
 */
export function useDelivery() {
  const { code, by } = useFacts(shipCountry)
  const { rows } = useFacts(addresses)
  const owner = useFacts(session).now.type
  useEffect(() => {
    if (owner !== 'member') return
    readAddresses().catch(logOnly)
    return followAddresses()
  }, [owner])
  // biome-ignore lint/correctness/useExhaustiveDependencies: found anew when the book or its owner is another
  useEffect(() => void findShipCountry().catch(logOnly), [rows, owner])
  return { country: code, by, terms: useResource(catalogue.deliveryTerms, code === null ? null : { country: code }) }
}
