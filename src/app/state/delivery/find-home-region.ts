import { regionOfCountry } from '#contract/vehicle/country-regions.ts'
import { storeHomeRegion } from './home-region.ts'
import { findShipCountry, shipCountry } from './ship-country.ts'

/**
 * Determines the region of the country that parts are delivered to (chosen, of the default address, or guessed), and stores it for the next
 * pages.
 */
export async function findHomeRegion(): Promise<void> {
  await findShipCountry()
  storeHomeRegion(regionOfCountry(shipCountry.code))
}
