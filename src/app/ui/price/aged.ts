import { DAY_MS } from '#contract/limits.ts'
/**
 * The age of a price or stock.
 * - `now`: current, or nearly.
 * - `today`: younger than a day; shown with its age.
 * - `old`: older; a stock then counts as unknown.
 * - `undated`: unknown, or in the future because this device's clock was set back. It does not count as current.
 */
export type DataAge = { type: 'now' } | { type: 'today' | 'old'; asOf: string } | { type: 'undated' }

/** Prices and stocks up to this age are shown without their age. */
const MAX_CURRENT_DATA_AGE_MS = 5 * 60 * 1000
/** Returns the age of data from `asOf` (ISO 8601). Null: its time is unknown. Undefined: the data is current. */
export function dataAgeOf(asOf: string | null | undefined, now: number = Date.now()): DataAge {
  if (asOf === undefined) return { type: 'now' }
  const ms = asOf === null ? Number.NaN : now - Date.parse(asOf)
  if (asOf === null || Number.isNaN(ms) || ms <= -MAX_CURRENT_DATA_AGE_MS) return { type: 'undated' }
  if (ms < MAX_CURRENT_DATA_AGE_MS) return { type: 'now' }
  return { type: ms < DAY_MS ? 'today' : 'old', asOf }
}
