import { openPackChannel } from '#data/packs/channel.ts'
import { openPackStore } from '#data/packs/open.ts'
import { type PackCatalogues, packCatalogues } from '#data/packs/pack-catalogue.ts'

/** The packs of each shop, opened when they are first asked for and held for as long as the worker lives. `now`: milliseconds since 1970. */
export function createPacks(now: () => number): (tenantId: string) => PackCatalogues {
  const opened = new Map<string, PackCatalogues>()
  return (tenantId) => {
    const known = opened.get(tenantId)
    if (known !== undefined) return known
    const packs = packCatalogues(openPackStore(tenantId), now)
    // A page has renewed prices, or the worker itself: what is shown next is to be of the age that the page has said.
    openPackChannel(tenantId, packs.lookAgain)
    opened.set(tenantId, packs)
    return packs
  }
}
