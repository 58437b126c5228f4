import { network } from '#app/state/page/network.ts'
import type { ApplicationInfo } from '#contract/catalogue/catalogue.ts'
import { brandLoads } from '#contract/loads/fitment-loads.ts'
import { prefetchAllPageData } from './fetch-loads.ts'

/** How many makes of an application have their models fetched in advance: those with the most parts. */
const MAX_PREFETCHED_MAKES = 8
/** How long to wait, so that the page itself loads first. */
const PREFETCH_PAUSE_MS = 1000

/**
 * Fetches the models of the makes with the most parts in advance, one by one, so that they work offline. Returns a function that stops
 * this.
 */
export function prefetchMakes(brands: ApplicationInfo['brands']): () => void {
  let left = false
  const likely = [...brands].sort((one, other) => other.partCount - one.partCount).slice(0, MAX_PREFETCHED_MAKES)
  const work = async () => {
    for (const { id: brandid } of likely) {
      if (left || !network.up) return
      await prefetchAllPageData(brandLoads({ brandid }))
    }
  }
  const timer = setTimeout(() => void work(), PREFETCH_PAUSE_MS)
  return () => {
    left = true
    clearTimeout(timer)
  }
}
