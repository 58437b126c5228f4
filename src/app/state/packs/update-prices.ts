import { renewLive } from '#data/packs/fetch-live.ts'
import { type PriceFacts, packs } from './facts.ts'
import { type PackPlace, packPlace } from './place.ts'
import { reasonOf, rereadPacks } from './reread.ts'

/** Requests current prices for all installed packs. Prices are small, so any connection is used. Only one run at a time. */
export async function updatePrices(): Promise<void> {
  const place = packPlace()
  if (place === null || packs.prices.now.type === 'asking') return
  packs.prices.now = { type: 'asking' }
  const now = await requestPrices(place)
  await rereadPacks()
  // This is set last, because the changes that the request itself causes must not remove the displayed error.
  packs.prices.now = now
  place.tell()
}

async function requestPrices({ store, port }: PackPlace): Promise<PriceFacts['now']> {
  try {
    const { renewed, refused } = await renewLive(store, port, { now: true })
    if (refused.length === 0) return { type: 'kept' }
    return { type: 'refused', why: 'refused', of: renewed.length > 0 ? refused : [] }
  } catch (error) {
    return { type: 'refused', why: reasonOf(error), of: [] }
  }
}
