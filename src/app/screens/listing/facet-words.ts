import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatNumber } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { attributeLabel, formatAttribute, formatMeasure } from '#app/ui/part/attribute-text.ts'
import { attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import type { Facet } from '#contract/catalogue/catalogue.ts'
import { toleranceOf } from '#contract/finder/agrees.ts'
import { roundDown, sureTolerance } from '#contract/finder/stated-tolerance.ts'
import { isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { attributeOfFacet } from '#contract/listing/facet-of-attribute.ts'
import { facets } from '#contract/listing/facets.ts'
import type { FilterKey } from '#contract/listing/listing-query.ts'
import { readMeasured } from '#contract/listing/measured-value.ts'
import { isRegionCode, regionNames } from '#contract/vehicle/regions.ts'

const facetValueTexts: Partial<Record<string, MessageDescriptor>> = {
  'condition new': msg`New`,
  'condition reman': msg`Remanufactured`,
  'condition used': msg`Used`,
  'stock in': msg`In stock`,
  'stock low': msg`Few left`,
  'stock out': msg`Sold out`,
  'stock ended': msg`No longer made`,
}

/** A filter with its name. For an attribute that only this shop has, the server's reply contains the name (`label`). */
export type NamedFacet = Pick<Facet, 'label' | 'unit' | 'decimals'> & { key: FilterKey }

const facetDefinitionOf = (key: FilterKey) => (isAttributeFacet(key) ? { attribute: attributeOfFacet(key) } : facets[key])

/** Returns the name of a filter. */
export function facetLabel(i18n: I18n, { key, label }: NamedFacet): string {
  const row = facetDefinitionOf(key)
  if (!('attribute' in row)) return translate(row.label)
  return isAttributeKey(row.attribute) ? attributeLabel(i18n, row.attribute) : (label ?? '')
}

/** Returns a filter's value in words, with its unit. */
export function facetValueText(i18n: I18n, { key, unit = '', decimals }: NamedFacet, value: string): string {
  const row = facetDefinitionOf(key)
  if (key === 'region' && isRegionCode(value)) return translate(regionNames[value])
  if ('attribute' in row) {
    const measured = readMeasured(value)
    if (measured !== null) return measuredText(i18n, row.attribute, unit, measured)
    const given = value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
    return isAttributeKey(row.attribute)
      ? formatAttribute(i18n, row.attribute, given)
      : formatMeasure(i18n, { unit, ...(decimals === undefined ? {} : { decimals }) }, given)
  }
  const words = facetValueTexts[`${key} ${value}`]
  return words ? i18n._(words) : value
}

/** Returns a measured value with the tolerance that it may differ by: `54 mm ± 0.7`. */
function measuredText(i18n: I18n, attribute: string, ownUnit: string, measured: number): string {
  const unit = isAttributeKey(attribute) ? attributes[attribute].unit : ownUnit
  const tolerance = toleranceOf(attribute, unit)
  const value = formatMeasure(i18n, { unit }, measured)
  return tolerance === null ? value : `${value} ± ${formatNumber(roundDown(sureTolerance(tolerance, measured)))}`
}

/** Returns the list's filter with this key. If the list does not contain it, the result has no name from the shop. */
export const findFacetByKey = (shown: readonly Facet[], key: FilterKey): NamedFacet => ({
  ...shown.find((facet) => facet.key === key),
  key,
})
