import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { day } from '#app/i18n/format.ts'

/** The text for pieces on back-order, the same on every page: `now` pieces are in stock, `later` ones follow on day `on`. */
export function backOrderWords(i18n: I18n, { now, later, on }: { now: number; later: number; on: string }): string {
  return now === 0
    ? i18n._(msg`On back-order, ships about ${day(on)}`)
    : i18n._(msg`${now} now, ${later} on back-order, ships about ${day(on)}`)
}
