import type { PackCatalogues } from '#data/packs/pack-catalogue.ts'

/** A device that keeps no packs. */
export const noPacks: PackCatalogues = {
  current: async () => ({ packs: null, damaged: [] }),
  dates: async () => null,
  markDamaged: () => undefined,
  markChanged: () => undefined,
}
