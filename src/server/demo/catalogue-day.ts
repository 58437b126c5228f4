import { DAY_MS } from '#contract/limits.ts'

/** The fixed current day of the demo catalogue, so that it does not depend on the clock. */
const DAY = Date.UTC(2026, 10, 1)
export const CATALOGUE_DATE = '2026-11-01'

const known = new Map<number, string>()

/** The ISO date a number of days before the catalogue's day; after it if negative. */
export function daysBefore(days: number): string {
  let date = known.get(days)
  if (date === undefined) {
    date = new Date(DAY - days * DAY_MS).toISOString().slice(0, 10)
    known.set(days, date)
  }
  return date
}
