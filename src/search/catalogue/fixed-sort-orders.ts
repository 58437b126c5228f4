import { mergeAllOrdered, mergeOrdered, type RowComparator } from '#search/segment/merge-ordered.ts'
import type { LiveRows } from './rows.ts'

/**
 * Orders that do not depend on live data (prices, stock): rows by code, and rows by popularity and then code. The second order decides
 * between equal rows in all other orders.
 */
export interface FixedSortOrders {
  byCode: Int32Array
  byPopularity: Int32Array
}

/**
 * Computes the orders by code and by popularity for a catalogue. `before` holds those of an older catalogue, whose rows are also the first
 * rows of this one.
 */
export function computeFixedSortOrders(catalogue: LiveRows, before: FixedSortOrders | null): FixedSortOrders {
  const size = before?.byCode.length ?? 0
  if (before !== null && size === catalogue.size) return before
  const compareCodes: RowComparator = (a, b) => {
    const [one, other] = [catalogue.mcode(a), catalogue.mcode(b)]
    return one < other ? -1 : one > other ? 1 : a - b
  }
  const more = catalogue.segments
    .filter(({ firstRow }) => firstRow >= size)
    .map(({ segment, firstRow }) => segment.codeOrder.map((row) => firstRow + row))
  const fresh = mergeAllOrdered(more, compareCodes)
  const freshByPopularity = sortRowsByPopularity(catalogue, fresh)
  if (before === null) return { byCode: fresh, byPopularity: freshByPopularity }
  const { popularity } = catalogue
  return {
    byCode: mergeOrdered(before.byCode, fresh, compareCodes),
    byPopularity: mergeOrdered(
      before.byPopularity,
      freshByPopularity,
      (a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || compareCodes(a, b),
    ),
  }
}

/** Sorts rows, which are ordered by code, by popularity. The most popular row comes first. */
function sortRowsByPopularity({ popularity }: LiveRows, rows: Int32Array): Int32Array {
  const most = rows.reduce((sofar, row) => Math.max(sofar, popularity[row] ?? 0), 0)
  return sortRowsByKey(rows, (row) => most - (popularity[row] ?? 0))
}

/**
 * Sorts rows by a key; rows with equal keys keep their order. It sorts plain numbers composed of key and place, which is much faster than
 * sorting with a comparison function.
 */
export function sortRowsByKey(rows: Int32Array, key: (row: number) => number): Int32Array<ArrayBuffer> {
  const { length } = rows
  const sorted = new Float64Array(length)
  for (let at = 0; at < length; at += 1) sorted[at] = key(rows[at] ?? 0) * length + at
  sorted.sort()
  return Int32Array.from(sorted, (value) => rows[value % length] ?? 0)
}
