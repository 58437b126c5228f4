import { network } from '#app/state/page/network.ts'
import type { AppInfo } from '#contract/catalogue/catalogue.ts'
import { brandLoads } from '#contract/loads/fitment-loads.ts'
import { fetchLoads } from './fetch-loads.ts'

/** How many makes of an application have their models fetched in advance: those with the most parts. */
const MAKES_AHEAD = 8
/** How long to wait, so that the page itself loads first. */
const PAUSE_MS = 1000

/**
 * Fetches the models of the makes with the most parts in advance, one by one, so that they work offline. Returns a function that stops
 * this.
 */
export function keepMakesReady(brands: AppInfo['brands']): () => void {
  let left = false
  const likely = [...brands].sort((one, other) => other.partCount - one.partCount).slice(0, MAKES_AHEAD)
  const work = async () => {
    for (const { id: brandid } of likely) {
      if (left || !network.up) return
      await fetchLoads(brandLoads({ brandid }))
    }
  }
  const timer = setTimeout(() => void work(), PAUSE_MS)
  return () => {
    left = true
    clearTimeout(timer)
  }
}
