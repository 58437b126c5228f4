import { openPackStore } from '#data/packs/open.ts'
import { type PackCatalogues, packCatalogues } from '#data/packs/pack-catalogue.ts'

/** The packs of each shop, opened when they are first asked for and held for as long as the worker lives. `now`: milliseconds since 1970. */
export function createPacks(now: () => number): (tenantId: string) => PackCatalogues {
  const opened = new Map<string, PackCatalogues>()
  return (tenantId) => {
    const packs = opened.get(tenantId) ?? packCatalogues(openPackStore(tenantId), now)
    opened.set(tenantId, packs)
    return packs
  }
}
