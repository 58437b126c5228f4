import { attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import type { CategoryCount, Facet } from '#contract/catalogue/catalogue.ts'
import { isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { attributeOfFacet } from '#contract/listing/facet-of-attribute.ts'
import { facetKeys, facets } from '#contract/listing/facets.ts'
import type { Catalogue } from './catalogue.ts'
import { type CategoryAttributeChoices, labelFieldsOf } from './choices.ts'
import { countsByValue } from './coded-column.ts'
import type { FilterKey, RowSelection } from './pick.ts'

/** Maximum number of values of a facet; the rarest values are left out. */
const MAX_FACET_VALUES = 60

/** Tells whether the values of a facet are numbers. */
export function hasNumericValues({ own }: CategoryAttributeChoices, key: FilterKey): boolean {
  if (!isAttributeFacet(key)) {
    const row = facets[key]
    return 'attribute' in row && 'decimals' in attributes[row.attribute]
  }
  const attribute = attributeOfFacet(key)
  return isAttributeKey(attribute) ? 'decimals' in attributes[attribute] : (own.get(attribute)?.isNumber ?? false)
}

/**
 * Returns facets with their values and counts: numbers in numeric order, texts by count. `keys` are the facets in order. A facet by one of
 * the shop's own attributes also has a label and a unit.
 */
export function buildFacets(catalogue: Catalogue, picked: RowSelection, keys: readonly FilterKey[] = facetKeys): Facet[] {
  const { choices } = catalogue
  return keys.flatMap((key) => {
    const counts = picked.counts.get(key) ?? new Uint32Array()
    const values = countsByValue(catalogue.facetColumn(key), counts)
      .map(([value, count]) => ({ value, count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MAX_FACET_VALUES)
    if (hasNumericValues(choices, key)) values.sort((a, b) => Number(a.value) - Number(b.value))
    const own = choices.own.get(key)
    return values.length > 0 ? [{ key, values, ...(own && labelFieldsOf(own)) }] : []
  })
}

/** Returns the categories of the selected parts with their counts, in the shop's order. */
export function buildCategoryCounts(catalogue: Catalogue, counts: Uint32Array): CategoryCount[] {
  const { codeOf } = catalogue.columns.category
  return catalogue.frame.categories.flatMap(({ id, parentId, name, icon }) => {
    const count = counts[codeOf.get(id) ?? 0] ?? 0
    return count === 0 || !codeOf.has(id) ? [] : [{ id, backParentId: parentId, backCategoryName: name, icon, count }]
  })
}
