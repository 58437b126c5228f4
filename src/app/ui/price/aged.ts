import { DAY_MS } from '#contract/limits.ts'
/**
 * How old a price or a stock is.
 * - `now`: of this moment, near enough.
 * - `today`: younger than a day; it is said with its age.
 * - `old`: older. Stock is unknown by then.
 * - `undated`: nobody knows, or the clock of this device was set back since. That makes nothing fresh.
 */
export type Aged = { type: 'now' } | { type: 'today' | 'old'; asOf: string } | { type: 'undated' }

/** Prices and stocks of so long ago need no word about their age. */
const NOW_MS = 5 * 60 * 1000
/** `asOf` is ISO 8601; null when unknown, undefined where nothing says that it is not of now. */
export function agedAt(asOf: string | null | undefined, now: number = Date.now()): Aged {
  if (asOf === undefined) return { type: 'now' }
  const ms = asOf === null ? Number.NaN : now - Date.parse(asOf)
  if (asOf === null || Number.isNaN(ms) || ms <= -NOW_MS) return { type: 'undated' }
  if (ms < NOW_MS) return { type: 'now' }
  return { type: ms < DAY_MS ? 'today' : 'old', asOf }
}
