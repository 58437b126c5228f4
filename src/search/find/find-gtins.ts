import { gtinDigits, isGtin } from '#contract/numbers/gtin.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { GtinColumn } from '#search/segment/gtin-column.ts'
import type { RowMarker } from './marker.ts'

/**
 * How a stored article number matches a typed one: they are the same, or the stored number begins with the typed one. UPC, EAN and GTIN-14
 * are the same if they differ only in leading zeros.
 */
export type GtinMatchKind = 'same' | 'begins'

/**
 * Marks the parts whose article number is one of the typed ones. If there are none and one number was typed, marks the parts whose article
 * number begins with it.
 */
export function markPartsByGtins(catalogue: Catalogue, marker: RowMarker, typed: readonly string[]): void {
  const asked = typed.flatMap((text) => gtinDigits(text) ?? [])
  for (const digits of asked) markGtinRows(catalogue, marker, (gtins) => gtins.rowsWithGtin(digits), 'same')
  const [only] = asked
  if (only === undefined || typed.length > 1 || marker.rows.length > 0) return
  markGtinRows(catalogue, marker, (gtins) => gtins.rowsWithGtinBeginning(only), 'begins')
}

function markGtinRows({ segments }: Catalogue, marker: RowMarker, rowsIn: (gtins: GtinColumn) => number[], how: GtinMatchKind): void {
  for (const { segment, firstRow } of segments) for (const row of rowsIn(segment.gtins)) marker.markRow(firstRow + row, how)
}

/** Returns how a part's article number matches one of the typed texts; null if it does not match. */
export function gtinMatchKindOf(typed: readonly string[], gtin: () => string): GtinMatchKind | null {
  const asked = typed.flatMap((text) => gtinDigits(text) ?? [])
  if (asked.length === 0 || gtin() === '') return null
  const full = gtin().padStart(14, '0')
  if (asked.some((digits) => isGtin(digits) && digits.padStart(14, '0') === full)) return 'same'
  return asked.some((digits) => gtinBeginsWith(full, digits)) ? 'begins' : null
}

/** Tells whether an article number begins with these digits, in any of the lengths in which it can be written. */
const gtinBeginsWith = (full: string, digits: string) =>
  [14, 13, 12].some((length) => /^0*$/.test(full.slice(0, 14 - length)) && full.slice(14 - length, -1).startsWith(digits))
