import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FacetKey } from '#contract/facets.ts'
import { facets } from '#contract/facets.ts'
import { translate } from '#app/i18n/language.ts'
import { attributeLabel, attributeText } from '#app/ui/part/attribute-text.ts'

const valueWords: Partial<Record<string, MessageDescriptor>> = {
  'condition new': msg`New`,
  'condition reman': msg`Remanufactured`,
  'condition used': msg`Used`,
  'stock in': msg`In stock`,
  'stock low': msg`Few left`,
  'stock out': msg`Sold out`,
  'stock ended': msg`No longer made`,
}

/** What a filter is called. */
export function facetLabel(i18n: I18n, key: FacetKey): string {
  const row = facets[key]
  return 'attribute' in row ? attributeLabel(i18n, row.attribute) : translate(row.label)
}

/** What one value of a filter is called, with its unit. */
export function facetValueText(i18n: I18n, key: FacetKey, value: string): string {
  const row = facets[key]
  if ('attribute' in row) return attributeText(i18n, row.attribute, Number.isFinite(Number(value)) ? Number(value) : value)
  const words = valueWords[`${key} ${value}`]
  return words ? i18n._(words) : value
}
