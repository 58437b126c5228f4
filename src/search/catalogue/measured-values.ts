import { isAttributeKey } from '#contract/attributes/attributes.ts'
import { agrees } from '#contract/finder/agrees.ts'
import { isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { attributeOfFacet } from '#contract/listing/facet-of-attribute.ts'
import { isNonAttributeFacet } from '#contract/listing/facets.ts'
import type { FilterKey } from '#contract/listing/listing-query.ts'
import { readMeasured } from '#contract/listing/measured-value.ts'
import type { Catalogue } from './catalogue.ts'
import { flagChosenCodes } from './coded-column.ts'

/** Returns the attribute that a filter reads; null if it reads another field of a part. */
export function attributeOfFilter(key: FilterKey): string | null {
  if (isAttributeFacet(key)) return attributeOfFacet(key)
  return isNonAttributeFacet(key) ? null : key
}

/** Returns the unit of a shop's own attribute; undefined for those of the attribute table. */
export const ownUnitOf = ({ choices }: Catalogue, attribute: string): string | undefined =>
  isAttributeKey(attribute) ? undefined : choices.own.get(attribute)?.unit

/**
 * Returns flags of the codes of a filter's column that the chosen values match: exact ones, and measured ones (`~54`) within the tolerance
 * of the attribute.
 */
export function flagChosenValues(catalogue: Catalogue, key: FilterKey, texts: readonly string[]): Uint8Array {
  const column = catalogue.facetColumn(key)
  const flags = flagChosenCodes(column, texts)
  const attribute = attributeOfFilter(key)
  const readings = attribute === null ? [] : texts.map(readMeasured).filter((reading) => reading !== null)
  if (attribute === null || readings.length === 0) return flags
  const unit = ownUnitOf(catalogue, attribute)
  for (const [code, value] of column.values.entries())
    if (code !== 0 && readings.some((reading) => agrees(attribute, reading, value, unit))) flags[code] = 1
  return flags
}
