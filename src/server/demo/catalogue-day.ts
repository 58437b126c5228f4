import { DAY_MS } from '#contract/limits.ts'

/** The fixed current day of the demo catalogue. It is fixed, so that the catalogue does not depend on the clock. */
const DAY = Date.UTC(2026, 10, 1)
export const CATALOGUE_DATE = '2026-11-01'

const known = new Map<number, string>()

/**
 * Returns the ISO date of the day this many days before the demo catalogue's fixed day. If `days` is negative, the day is after the fixed
 * day.
 */
export function daysBefore(days: number): string {
  let date = known.get(days)
  if (date === undefined) {
    date = new Date(DAY - days * DAY_MS).toISOString().slice(0, 10)
    known.set(days, date)
  }
  return date
}
