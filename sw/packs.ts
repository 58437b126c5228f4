import { openPackChannel } from '#data/packs/channel.ts'
import { openPackStore } from '#data/packs/open.ts'
import { createPackCatalogues, type PackCatalogues } from '#data/packs/pack-catalogue.ts'

/**
 * Creates a function that returns the catalogue packs of a shop, which are opened on first use and kept while the worker runs. `now`
 * returns milliseconds since 1970.
 */
export function createTenantPacks(now: () => number): (tenantId: string) => PackCatalogues {
  const opened = new Map<string, PackCatalogues>()
  return (tenantId) => {
    const known = opened.get(tenantId)
    if (known !== undefined) return known
    const packs = createPackCatalogues(openPackStore(tenantId), now)
    // A page or the worker may store newer prices, which the next answer must use.
    openPackChannel(tenantId, packs.markChanged)
    opened.set(tenantId, packs)
    return packs
  }
}
