import { network } from '#app/state/page/network.ts'
import type { AppInfo } from '#contract/catalogue.ts'
import { brandLoads } from '#contract/loads/fitment-loads.ts'
import { fetchLoads } from './fetch-loads.ts'

/** Makes of an application whose models are fetched ahead: those that most parts fit. */
const MAKES_AHEAD = 8
/** After the page itself has what it shows. */
const PAUSE_MS = 1000

/**
 * Fetches the models of the makes that most parts fit, one make after the other, so that without a line a choice of make leads on. Returns
 * how to stop; called when the makes are no longer looked at.
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
