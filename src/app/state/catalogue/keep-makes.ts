import { network } from '#app/state/page/network.ts'
import type { AppInfo } from '#contract/catalogue.ts'
import { brandLoads } from '#contract/loads/fitment-loads.ts'
import { fetchLoads } from './fetch-loads.ts'

/** Number of makes of an application whose models are prefetched: those with the most parts. */
const MAKES_AHEAD = 8
/** After the page itself has loaded. */
const PAUSE_MS = 1000

/** Prefetches the models of the makes with the most parts, one by one, so that they work offline. Returns a function that stops it. */
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
