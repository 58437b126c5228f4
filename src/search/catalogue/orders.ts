import type { Sort } from '#contract/listing/facets.ts'
import { mergeOrdered, type RowComparator } from '#search/segment/merge-ordered.ts'
import { computeFixedSortOrders, type FixedSortOrders, sortRowsByKey } from './fixed-sort-orders.ts'
import { type SortableRows, sortKeyFunction } from './sort-keys.ts'

/** Sort orders with a computed key. The order by code has no key. */
type KeyedSort = Exclude<Sort, 'code'>
/** Sort orders that depend on live data (prices, stock). */
const LIVE_DATA_SORTS: ReadonlySet<KeyedSort> = new Set(['best', 'price-up', 'price-down'])
/** If more than this share of the rows must move, sorting all rows again is cheaper. */
const MAX_MOVED_ROWS_SHARE = 1 / 8

/** Up to this number of comparisons, comparing codes as text is faster than computing the place of each row in the order of codes. */
const MAX_CODE_COMPARISONS = 500

interface SortedRows {
  rows: Int32Array<ArrayBuffer>
  /** The sort key of each row, kept in order to detect changes. */
  sortKeys: Uint32Array
}

/**
 * The rows of a catalogue in each requested sort order. Rows with equal keys are ordered by popularity, then by code, so that paging never
 * repeats a part. Each order is sorted only once: later, a part with a new price is moved, and the parts of a newer index segment are
 * inserted.
 */
export class SortOrders {
  readonly #orders = new Map<KeyedSort, SortedRows>()
  /**
   * Sort orders of an older catalogue, whose rows are also the first rows of this one. Each order is kept until it is used. The older
   * catalogue itself is not referenced, so that its memory is freed.
   */
  readonly #older: Map<KeyedSort, SortedRows>
  #standing: FixedSortOrders | null = null
  readonly #olderStanding: FixedSortOrders | null
  #place: Int32Array | null = null

  constructor(
    private readonly catalogue: SortableRows,
    before: SortOrders | null,
  ) {
    this.#older = new Map(before === null ? [] : [...before.#older, ...before.#orders])
    this.#olderStanding = before === null ? null : (before.#standing ?? before.#olderStanding)
  }

  sortedRows(sort: Sort): Int32Array {
    if (sort === 'code') return this.#standingOrders().byCode
    const known = this.#orders.get(sort)
    if (known !== undefined) return known.rows
    const keys = this.#keys(sort)
    const older = this.#older.get(sort)
    const rows = (older && this.#extended(older, keys)) ?? sortRowsByKey(this.#standingOrders().byPopularity, (row) => keys[row] ?? 0)
    this.#older.delete(sort)
    this.#orders.set(sort, { rows, sortKeys: keys })
    return rows
  }

  /** Tells whether a sort order is available without sorting. */
  isKnown = (sort: Sort): boolean => sort !== 'code' && this.#orders.has(sort)

  /** Returns the sort key of each row, if the order is known; otherwise null. */
  knownSortKeys = (sort: KeyedSort): Uint32Array | null => this.#orders.get(sort)?.sortKeys ?? null

  /**
   * Returns a comparison of rows with equal keys: by popularity, then by code. Its first comparisons format the codes. After many
   * comparisons it computes the places of all rows, which takes some tens of milliseconds.
   */
  tieComparator(): RowComparator {
    let left = this.#place === null ? MAX_CODE_COMPARISONS : 0
    return (a, b) => {
      if (left === 0) {
        const place = this.#places()
        return (place[a] ?? 0) - (place[b] ?? 0)
      }
      const { popularity } = this.catalogue
      const more = (popularity[b] ?? 0) - (popularity[a] ?? 0)
      if (more !== 0) return more
      left -= 1
      const [one, other] = [this.catalogue.mcode(a), this.catalogue.mcode(b)]
      return one < other ? -1 : one > other ? 1 : a - b
    }
  }

  /** Moves a row whose price or stock has changed to its new place. Only the rows between both places are touched. */
  moveChangedRow(row: number): void {
    for (const [sort, { rows, sortKeys }] of this.#orders) {
      if (!LIVE_DATA_SORTS.has(sort)) continue
      const key = sortKeyFunction(this.catalogue, sort)(row)
      if (key === sortKeys[row]) continue
      const compare = this.#comparing(sortKeys)
      // Both places are found by binary search, the new one as if the row were still at its old place.
      const from = findPlaceOfRow(rows, (other) => compare(other, row))
      const isLater = key > (sortKeys[row] ?? 0)
      const place = this.#places()
      const behind = findPlaceOfRow(rows, (other) =>
        other === row ? (isLater ? -1 : 1) : (sortKeys[other] ?? 0) - key || (place[other] ?? 0) - (place[row] ?? 0),
      )
      const to = isLater ? behind - 1 : behind
      if (to > from) rows.copyWithin(from, from + 1, to + 1)
      else rows.copyWithin(to + 1, to, from)
      rows[to] = row
      sortKeys[row] = key
    }
  }

  /** Returns an older order with new and changed rows inserted; null if there are too many of these rows. */
  #extended({ rows, sortKeys: before }: SortedRows, keys: Uint32Array): Int32Array<ArrayBuffer> | null {
    const moved: number[] = []
    for (let row = 0; row < keys.length; row += 1) if (row >= before.length || before[row] !== keys[row]) moved.push(row)
    if (moved.length > keys.length * MAX_MOVED_ROWS_SHARE) return null
    const compare = this.#comparing(keys)
    const kept = rows.filter((row) => before[row] === keys[row])
    return mergeOrdered(kept, Int32Array.from(moved).sort(compare), compare)
  }

  #comparing(keys: Uint32Array): RowComparator {
    const place = this.#places()
    return (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (place[a] ?? 0) - (place[b] ?? 0)
  }

  #keys(sort: KeyedSort): Uint32Array {
    const key = sortKeyFunction(this.catalogue, sort)
    const keys = new Uint32Array(this.catalogue.size)
    for (let row = 0; row < keys.length; row += 1) keys[row] = key(row)
    return keys
  }

  #standingOrders(): FixedSortOrders {
    this.#standing ??= computeFixedSortOrders(this.catalogue, this.#olderStanding)
    return this.#standing
  }

  /** Returns the place of each row in the order by popularity, then code. */
  #places(): Int32Array {
    if (this.#place !== null) return this.#place
    const place = placesByRow(this.#standingOrders().byPopularity)
    this.#place = place
    return place
  }
}

/** Returns the place of each row in an order. */
function placesByRow(rows: Int32Array): Int32Array {
  const place = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) place[rows[at] ?? 0] = at
  return place
}

/** Returns the place of the first row of an order for which `compare` gives no negative number. */
function findPlaceOfRow(rows: Int32Array, compare: (row: number) => number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(rows[middle] ?? 0) < 0) low = middle + 1
    else high = middle
  }
  return low
}
