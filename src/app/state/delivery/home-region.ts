import { deviceStorage } from '#app/state/page/storage.ts'
import { isRegionCode, type RegionCode } from '#contract/vehicle/regions.ts'

const HOME_REGION_KEY = 'homeRegion'

/**
 * Returns the region whose makes are shown first, as this device found it on an earlier page; null if it was not found yet, or if the
 * customer's country has none. It is read before a page is drawn, because the order of makes must not change under a finger.
 */
export function homeRegion(storage: Pick<Storage, 'getItem'> = deviceStorage): RegionCode | null {
  const stored = storage.getItem(HOME_REGION_KEY)
  return isRegionCode(stored) ? stored : null
}

/** Stores the region of the customer's country for the next pages; null for a country without one. */
export function storeHomeRegion(region: RegionCode | null, storage: Pick<Storage, 'setItem' | 'removeItem'> = deviceStorage): void {
  if (region === null) storage.removeItem(HOME_REGION_KEY)
  else storage.setItem(HOME_REGION_KEY, region)
}
