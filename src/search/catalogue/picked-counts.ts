import type { CategoryCount, Facet } from '#contract/catalogue.ts'
import { attributes } from '#contract/attributes.ts'
import { type FacetKey, facetKeys, facets } from '#contract/facets.ts'
import type { Picked } from './pick.ts'
import type { Catalogue } from './catalogue.ts'

/** Most values that a facet shows; the rarest are left out. */
const FACET_VALUES_MOST = 60

/** Whether a facet's values are numbers. */
function isNumeric(key: FacetKey): boolean {
  const row = facets[key]
  return 'attribute' in row && 'decimals' in attributes[row.attribute]
}

/** Facets that tell parts apart, numbers in their own order, texts by count. */
export function facetsOf(catalogue: Catalogue, picked: Picked): Facet[] {
  return facetKeys.flatMap((key) => {
    const counts = picked.counts.get(key) ?? new Uint32Array()
    const values = catalogue
      .facet(key)
      .values.map((value, code) => ({ value, count: code === 0 ? 0 : (counts[code] ?? 0) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, FACET_VALUES_MOST)
    if (isNumeric(key)) values.sort((a, b) => Number(a.value) - Number(b.value))
    return values.length > 0 ? [{ key, values }] : []
  })
}

/** The categories that hold picked parts, in the shop's order. */
export function categoriesOf(catalogue: Catalogue, counts: Uint32Array): CategoryCount[] {
  const { codeOf } = catalogue.columns.category
  return catalogue.frame.categories.flatMap(({ id, parentId, name, icon }) => {
    const count = counts[codeOf.get(id) ?? 0] ?? 0
    return count === 0 || !codeOf.has(id) ? [] : [{ id, backParentId: parentId, backCategoryName: name, icon, count }]
  })
}
