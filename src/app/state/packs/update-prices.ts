import { renewPackPrices } from '#data/packs/fetch-live.ts'
import { type PriceFacts, packFacts } from './facts.ts'
import { openPackConnection, type PackConnection } from './place.ts'
import { packReasonOf, rereadPacks } from './reread.ts'

/** Requests current prices for all installed packs. Prices are small, so any connection is used. Only one run at a time. */
export async function updatePrices(): Promise<void> {
  const place = openPackConnection()
  if (place === null || packFacts.prices.now.type === 'asking') return
  packFacts.prices.now = { type: 'asking' }
  const now = await requestPrices(place)
  await rereadPacks()
  // This is set last, because the changes that the request itself causes must not remove the displayed error.
  packFacts.prices.now = now
  place.tell()
}

async function requestPrices({ store, port }: PackConnection): Promise<PriceFacts['now']> {
  try {
    const { renewed, refused } = await renewPackPrices(store, port, { now: true })
    if (refused.length === 0) return { type: 'kept' }
    return { type: 'refused', why: 'refused', of: renewed.length > 0 ? refused : [] }
  } catch (error) {
    return { type: 'refused', why: packReasonOf(error), of: [] }
  }
}
