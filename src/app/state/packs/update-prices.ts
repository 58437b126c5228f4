import { renewLive } from '#data/packs/fetch-live.ts'
import { packs } from './facts.ts'
import { packPlace } from './place.ts'
import { reasonOf, rereadPacks } from './reread.ts'

/** Asks what the parts of all packs on this device cost now. It is little, so over any line. Once at a time. */
export async function updatePrices(): Promise<void> {
  const place = packPlace()
  if (place === null || packs.prices.now.is === 'asking') return
  packs.prices.now = { is: 'asking' }
  try {
    await renewLive(place.store, place.port, { now: true })
    packs.prices.now = { is: 'kept' }
  } catch (error) {
    packs.prices.now = { is: 'refused', why: reasonOf(error) }
  }
  await rereadPacks()
  place.tell()
}
