import { DAY_MS } from '#contract/limits.ts'

/** The day on which the demo catalogue stands still: no clock is read. */
const DAY = Date.UTC(2026, 10, 1)
export const CATALOGUE_DATE = '2026-11-01'

const known = new Map<number, string>()

/** An ISO date some days before the catalogue's day; after it when negative. */
export function daysBefore(days: number): string {
  let date = known.get(days)
  if (date === undefined) {
    date = new Date(DAY - days * DAY_MS).toISOString().slice(0, 10)
    known.set(days, date)
  }
  return date
}
