import { FULL_CATALOGUE_ID, FULL_CATALOGUE_TITLE } from '#contract/packs/pack-list.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart } from '#search/part.ts'

/** The id of the pack with all parts. */
export const FULL_PACK = FULL_CATALOGUE_ID

/** A pack that the shop may offer. */
export interface PackDefinition {
  id: string
  title: string
  /** The pack's position in the list of packs. */
  place: number
}

/** The packs that the shop may offer, and the packs of each part. */
export interface PackAssignment {
  packsById: ReadonlyMap<string, PackDefinition>
  packIdsOf: (part: Pick<IndexedPart, 'categoryId' | 'fits'>) => Set<string>
}

/** Returns the packs that a shop may offer: one per application, one per top category with parts, and one with everything. */
export function createPackAssignment({ applications, categories, makes, models }: SharedCatalogueRows): PackAssignment {
  const categoryOf = new Map(categories.map((category) => [category.id, category]))
  const topOf = (id: string): string => {
    const category = categoryOf.get(id)
    return category === undefined || !categoryOf.has(category.parentId) ? id : topOf(category.parentId)
  }
  const applicationOfMake = new Map(makes.map((make) => [make.id, make.applicationId]))
  const applicationOf = new Map(models.map((model) => [model.id, applicationOfMake.get(model.makeId)]))
  const tops = categories.filter(({ id, rule }) => rule === null && topOf(id) === id)
  const offered = [
    { id: FULL_PACK, title: FULL_CATALOGUE_TITLE },
    ...applications.map(({ id, title }) => ({ id: `app-${id}`, title })),
    ...tops.map(({ id, name }) => ({ id: `cat-${id}`, title: name })),
  ]
  const kinds = new Map(offered.map((one, place) => [one.id, { ...one, place }]))
  return {
    packsById: kinds,
    packIdsOf: ({ categoryId, fits }) => {
      const ids = [FULL_PACK, `cat-${topOf(categoryId)}`, ...fits.map(({ modelId }) => `app-${applicationOf.get(modelId) ?? ''}`)]
      return new Set(ids.filter((id) => kinds.has(id)))
    },
  }
}
