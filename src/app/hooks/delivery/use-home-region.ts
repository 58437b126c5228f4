import { useEffect, useState } from 'react'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { homeRegion } from '#app/state/delivery/home-region.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import type { RegionCode } from '#contract/vehicle/regions.ts'

/**
 * Returns the region whose makes are shown first; null for the order of the specification. The value stays while the component is on the
 * page, so that nothing moves: a page that the server rendered keeps the server's order, and a region that is found meanwhile counts from the
 * next page on.
 */
export function useHomeRegion(): RegionCode | null {
  const hydrated = useHydrated()
  const [region] = useState(() => (hydrated ? homeRegion() : null))
  useEffect(() => {
    import('#app/state/delivery/find-home-region.ts').then((state) => state.findHomeRegion()).catch(logErrorOnly)
  }, [])
  return region
}
