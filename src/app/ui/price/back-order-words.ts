import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDay } from '#app/i18n/format.ts'

/**
 * Returns the text about pieces that come later (back-order), which is the same on every page: `now` pieces are in stock, and `later`
 * pieces follow on the day `on`.
 */
export function backOrderText(
  i18n: I18n,
  { quantityNow: now, quantityLater: later, expectedOn: on }: { quantityNow: number; quantityLater: number; expectedOn: string },
): string {
  return now === 0
    ? i18n._(msg`On back-order, ships about ${formatDay(on)}`)
    : i18n._(msg`${now} now, ${later} on back-order, ships about ${formatDay(on)}`)
}
