import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatPastDay } from '#app/i18n/format.ts'
import { formatAge } from '#app/ui/age.ts'
import type { DataAge } from './aged.ts'

/** Returns the text for a stock that is unknown because its data is too old. */
export const unknownStockText = (i18n: I18n, aged: DataAge): string =>
  'asOf' in aged ? i18n._(msg`Stock unknown: last seen ${formatAge(aged.asOf, i18n.locale)}`) : i18n._(msg`Stock unknown`)

/** Returns the text with the age of a price; null if the price is current. */
export function priceAgeText(i18n: I18n, aged: DataAge): string | null {
  switch (aged.type) {
    case 'now':
      return null
    case 'today':
      return i18n._(msg`Price of ${formatAge(aged.asOf, i18n.locale)}`)
    case 'old':
      return i18n._(msg`Price of ${formatPastDay(aged.asOf)}`)
    case 'undated':
      return i18n._(msg`Price as last seen`)
  }
}
