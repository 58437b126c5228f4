import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { translate } from '#app/i18n/language.ts'
import { attributeLabel, attributeText, measureText } from '#app/ui/part/attribute-text.ts'
import { isAttributeFacet } from '#contract/attributes/attribute-facets.ts'
import { attributeOfFacet } from '#contract/attributes/facet-of-attribute.ts'
import { isAttributeKey } from '#contract/attributes.ts'
import type { Facet } from '#contract/catalogue.ts'
import { facets } from '#contract/facets.ts'
import type { ChosenKey } from '#contract/listing-query.ts'

const valueWords: Partial<Record<string, MessageDescriptor>> = {
  'condition new': msg`New`,
  'condition reman': msg`Remanufactured`,
  'condition used': msg`Used`,
  'stock in': msg`In stock`,
  'stock low': msg`Few left`,
  'stock out': msg`Sold out`,
  'stock ended': msg`No longer made`,
}

/** A filter by what it is called: of one of the shop's own attributes the list says so with its values. */
export type NamedFacet = Pick<Facet, 'label' | 'unit' | 'decimals'> & { key: ChosenKey }

const rowOf = (key: ChosenKey) => (isAttributeFacet(key) ? { attribute: attributeOfFacet(key) } : facets[key])

/** What a filter is called. */
export function facetLabel(i18n: I18n, { key, label }: NamedFacet): string {
  const row = rowOf(key)
  if (!('attribute' in row)) return translate(row.label)
  return isAttributeKey(row.attribute) ? attributeLabel(i18n, row.attribute) : (label ?? '')
}

/** What one value of a filter is called, with its unit. */
export function facetValueText(i18n: I18n, { key, unit = '', decimals }: NamedFacet, value: string): string {
  const row = rowOf(key)
  if ('attribute' in row) {
    const given = value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
    return isAttributeKey(row.attribute)
      ? attributeText(i18n, row.attribute, given)
      : measureText(i18n, { unit, ...(decimals === undefined ? {} : { decimals }) }, given)
  }
  const words = valueWords[`${key} ${value}`]
  return words ? i18n._(words) : value
}

/** The filter of a list by its key; one that the list does not tell of (any more) has no name of the shop's. */
export const facetNamed = (shown: readonly Facet[], key: ChosenKey): NamedFacet => ({ ...shown.find((facet) => facet.key === key), key })
