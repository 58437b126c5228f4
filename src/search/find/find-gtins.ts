import { gtinDigits, isGtin } from '#contract/gtin.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { GtinColumn } from '#search/segment/gtin-column.ts'
import type { Marker } from './marker.ts'

/** How an article number matches a typed one: UPC, EAN and GTIN-14 are equal if they differ only in leading zeros. */
export type GtinMatched = 'same' | 'begins'

/** Marks the parts with one of these article numbers; if there are none, those whose number begins with one. */
export function markGtins(catalogue: Catalogue, marker: Marker, typed: readonly string[]): void {
  const asked = typed.flatMap((text) => gtinDigits(text) ?? [])
  for (const digits of asked) markRows(catalogue, marker, (gtins) => gtins.rowsOf(digits), 'same')
  const [only] = asked
  if (only === undefined || typed.length > 1 || marker.rows.length > 0) return
  markRows(catalogue, marker, (gtins) => gtins.rowsBegun(only), 'begins')
}

function markRows({ segments }: Catalogue, marker: Marker, rowsIn: (gtins: GtinColumn) => number[], how: GtinMatched): void {
  for (const { segment, base } of segments) for (const row of rowsIn(segment.gtins)) marker.markRow(base + row, how)
}

/** How a part's article number matches one of the typed texts; null if it does not. */
export function howGtinMatched(typed: readonly string[], gtin: () => string): GtinMatched | null {
  const asked = typed.flatMap((text) => gtinDigits(text) ?? [])
  if (asked.length === 0 || gtin() === '') return null
  const full = gtin().padStart(14, '0')
  if (asked.some((digits) => isGtin(digits) && digits.padStart(14, '0') === full)) return 'same'
  return asked.some((digits) => begins(full, digits)) ? 'begins' : null
}

/** Compares with all lengths in which the number can be written. */
const begins = (full: string, digits: string) =>
  [14, 13, 12].some((length) => /^0*$/.test(full.slice(0, 14 - length)) && full.slice(14 - length, -1).startsWith(digits))
