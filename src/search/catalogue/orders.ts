import type { Sort } from '#contract/facets.ts'
import { type CompareRows, mergeOrdered } from '#search/segment/merge-ordered.ts'
import { type Sortable, sortKey } from './sort-keys.ts'
import { type StandingOrders, sortedBy, standingOrders } from './standing-orders.ts'

/** Sort orders with a computed key; the order by code has none. */
type KeyedSort = Exclude<Sort, 'code'>
/** Sort orders that depend on live data. */
const LIVE: ReadonlySet<KeyedSort> = new Set(['best', 'price-up', 'price-down'])
/** If more than this share of the rows must move, sorting again is cheaper. */
const MAX_MOVED = 1 / 8

/** Up to this number of comparisons, comparing codes as text is faster than ordering all rows first. */
const MAX_CODES_PRINTED = 500

interface Order {
  rows: Int32Array<ArrayBuffer>
  /** The sort key of each row, to detect changes. */
  keys: Uint32Array
}

/**
 * Rows in the requested sort orders. Ties are ordered by popularity, then by code, so that paging never repeats a part. Each order is
 * sorted once: a part with a new price is moved, and the parts of a newer segment are inserted.
 */
export class Orders {
  readonly #orders = new Map<KeyedSort, Order>()
  /** Orders of an older catalogue, whose rows come first in this one; each is kept until it is used. It never refers to that catalogue. */
  readonly #older: Map<KeyedSort, Order>
  #standing: StandingOrders | null = null
  readonly #olderStanding: StandingOrders | null
  #place: Int32Array | null = null

  constructor(
    private readonly catalogue: Sortable,
    before: Orders | null,
  ) {
    this.#older = new Map(before === null ? [] : [...before.#older, ...before.#orders])
    this.#olderStanding = before === null ? null : (before.#standing ?? before.#olderStanding)
  }

  rows(sort: Sort): Int32Array {
    if (sort === 'code') return this.#standingOrders().byCode
    const known = this.#orders.get(sort)
    if (known !== undefined) return known.rows
    const keys = this.#keys(sort)
    const older = this.#older.get(sort)
    const rows = (older && this.#extended(older, keys)) ?? sortedBy(this.#standingOrders().byPopularity, (row) => keys[row] ?? 0)
    this.#older.delete(sort)
    this.#orders.set(sort, { rows, keys })
    return rows
  }

  /** Whether an order is available without sorting. */
  isKnown = (sort: Sort): boolean => sort !== 'code' && this.#orders.has(sort)

  /**
   * Compares rows with equal keys: by popularity, then by code. The first comparisons format the codes; with many comparisons the positions
   * of all rows are computed, which takes some tens of milliseconds.
   */
  ties(): CompareRows {
    let left = this.#place === null ? MAX_CODES_PRINTED : 0
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

  /** Moves a row whose price or stock has changed. */
  renew(row: number): void {
    for (const [sort, { rows, keys }] of this.#orders) {
      if (!LIVE.has(sort)) continue
      const key = sortKey(this.catalogue, sort)(row)
      if (key === keys[row]) continue
      const at = rows.indexOf(row)
      // Remove it first, so that its new position can be found by binary search.
      rows.copyWithin(at, at + 1)
      keys[row] = key
      const to = placeIn(rows.subarray(0, rows.length - 1), row, this.#comparing(keys))
      rows.copyWithin(to + 1, to, rows.length - 1)
      rows[to] = row
    }
  }

  /** An older order with new and changed rows inserted; null if these are too many. */
  #extended({ rows, keys: before }: Order, keys: Uint32Array): Int32Array<ArrayBuffer> | null {
    const moved: number[] = []
    for (let row = 0; row < keys.length; row += 1) if (row >= before.length || before[row] !== keys[row]) moved.push(row)
    if (moved.length > keys.length * MAX_MOVED) return null
    const compare = this.#comparing(keys)
    const kept = rows.filter((row) => before[row] === keys[row])
    return mergeOrdered(kept, Int32Array.from(moved).sort(compare), compare)
  }

  #comparing(keys: Uint32Array): CompareRows {
    const place = this.#places()
    return (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (place[a] ?? 0) - (place[b] ?? 0)
  }

  #keys(sort: KeyedSort): Uint32Array {
    const key = sortKey(this.catalogue, sort)
    const keys = new Uint32Array(this.catalogue.size)
    for (let row = 0; row < keys.length; row += 1) keys[row] = key(row)
    return keys
  }

  #standingOrders(): StandingOrders {
    this.#standing ??= standingOrders(this.catalogue, this.#olderStanding)
    return this.#standing
  }

  /** The position of each row by popularity, then code. */
  #places(): Int32Array {
    if (this.#place !== null) return this.#place
    const place = placesOf(this.#standingOrders().byPopularity)
    this.#place = place
    return place
  }
}

/** The position of each row. */
function placesOf(rows: Int32Array): Int32Array {
  const place = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) place[rows[at] ?? 0] = at
  return place
}

/** Where to insert a row into ordered rows. */
function placeIn(rows: Int32Array, row: number, compare: CompareRows): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(rows[middle] ?? 0, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
