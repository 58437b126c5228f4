import { DAY_MS, LOCALE_DEFAULT } from '#contract/limits.ts'
import { i18n } from './language.ts'

/** Older days are shown with their year, so that they are unambiguous. */
const YEARLESS_PAST_DAYS = 300

/** Returns midnight of a day by this device's clock, which groups entries under one heading. */
export const midnightOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** Returns a past day as a heading: `Today`, `Yesterday`, `Thursday, November 19`. */
export function formatDayHeading(at: number, now: number = Date.now()): string {
  const locale = i18n.locale || LOCALE_DEFAULT
  // The number of days is rounded, because a day with a clock change has 23 or 25 hours.
  const ago = Math.round((midnightOf(now) - midnightOf(at)) / DAY_MS)
  const words =
    ago === 0 || ago === 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
      : new Intl.DateTimeFormat(locale, {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
          ...(ago > YEARLESS_PAST_DAYS ? { year: 'numeric' } : {}),
        }).format(at)
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
