import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pastDay } from '#app/i18n/format.ts'
import { age } from '#app/ui/age.ts'
import type { DataAge } from './aged.ts'

/** Returns the text for a stock that is unknown because its data is too old. */
export const unknownStock = (i18n: I18n, aged: DataAge): string =>
  'asOf' in aged ? i18n._(msg`Stock unknown: last seen ${age(aged.asOf, i18n.locale)}`) : i18n._(msg`Stock unknown`)

/** Returns the text with the age of a price; null if the price is current. */
export function priceAge(i18n: I18n, aged: DataAge): string | null {
  switch (aged.type) {
    case 'now':
      return null
    case 'today':
      return i18n._(msg`Price of ${age(aged.asOf, i18n.locale)}`)
    case 'old':
      return i18n._(msg`Price of ${pastDay(aged.asOf)}`)
    case 'undated':
      return i18n._(msg`Price as last seen`)
  }
}
