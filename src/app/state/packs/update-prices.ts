import { refreshPackPrices } from '#data/packs/fetch-live.ts'
import { type PackPriceState, packState } from './facts.ts'
import { openPackConnection, type PackConnection } from './place.ts'
import { packReasonOf, rereadPacks } from './reread.ts'

/** Requests current prices for all installed packs. Prices are small, so any connection is used. Only one run at a time. */
export async function updatePrices(): Promise<void> {
  const place = openPackConnection()
  if (place === null || packState.prices.now.type === 'asking') return
  packState.prices.now = { type: 'asking' }
  const now = await requestPrices(place)
  await rereadPacks()
  // The result is set last, because the changes that the request itself causes would otherwise remove the displayed error.
  packState.prices.now = now
  place.announceChange()
}

async function requestPrices({ store, port }: PackConnection): Promise<PackPriceState['now']> {
  try {
    const { renewedPackIds, refusedPackIds } = await refreshPackPrices(store, port, { now: true })
    if (refusedPackIds.length === 0) return { type: 'kept' }
    return { type: 'refused', why: 'refused', of: renewedPackIds.length > 0 ? refusedPackIds : [] }
  } catch (error) {
    return { type: 'refused', why: packReasonOf(error), of: [] }
  }
}
