import { DAY_MS } from '#contract/limits.ts'

/** The fixed current day of the demo catalogue. It is fixed, so that the catalogue does not depend on the clock. */
const CATALOGUE_DAY_MS = Date.UTC(2026, 10, 1)
export const CATALOGUE_DATE = '2026-11-01'

const cachedDates = new Map<number, string>()

/**
 * Returns the ISO date of the day this many days before the demo catalogue's fixed day. If `days` is negative, the day is after the fixed
 * day.
 */
export function dateDaysBefore(days: number): string {
  let date = cachedDates.get(days)
  if (date === undefined) {
    date = new Date(CATALOGUE_DAY_MS - days * DAY_MS).toISOString().slice(0, 10)
    cachedDates.set(days, date)
  }
  return date
}
