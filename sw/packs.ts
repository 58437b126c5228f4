import { openPackChannel } from '#data/packs/channel.ts'
import { openPackStore } from '#data/packs/open.ts'
import { type PackCatalogues, packCatalogues } from '#data/packs/pack-catalogue.ts'

/** The packs of each shop, opened on first use and held while the worker runs. `now`: milliseconds since 1970. */
export function createPacks(now: () => number): (tenantId: string) => PackCatalogues {
  const opened = new Map<string, PackCatalogues>()
  return (tenantId) => {
    const known = opened.get(tenantId)
    if (known !== undefined) return known
    const packs = packCatalogues(openPackStore(tenantId), now)
    // A page or the worker has refreshed prices: the next answer must use them.
    openPackChannel(tenantId, packs.lookAgain)
    opened.set(tenantId, packs)
    return packs
  }
}
