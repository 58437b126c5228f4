import type { Sort } from '#contract/facets.ts'
import { type CompareRows, mergeOrdered } from '#search/segment/merge-ordered.ts'
import { type Sortable, sortKey } from './sort-keys.ts'
import { type StandingOrders, sortedBy, standingOrders } from './standing-orders.ts'

/** Orders whose keys are reckoned of each row; by their codes the rows stand without. */
type KeyedSort = Exclude<Sort, 'code'>
/** Orders that go by what is live. */
const LIVE: ReadonlySet<KeyedSort> = new Set(['best', 'price-up', 'price-down'])
/** Where more than this share of the rows has to be moved, sorting all anew costs less. */
const MAX_MOVED = 1 / 8

/** Comparisons of two codes as texts that take less time than to put all rows into their order. */
const MAX_CODES_PRINTED = 500

interface Order {
  rows: Int32Array<ArrayBuffer>
  /** The key that each row stands by, for it is moved when it has another. */
  keys: Uint32Array
}

/**
 * Rows in the orders that were asked for. Ties go by popularity, then by code, so that paging never shows a part twice. An order is sorted
 * once; a part whose price changes is moved within it, and the parts of a newer segment are put into it.
 */
export class Orders {
  readonly #orders = new Map<KeyedSort, Order>()
  /** Of an older catalogue, whose rows stand first in this one; each is kept until it is asked for. Never that catalogue itself. */
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

  /** Whether an order need not be sorted first. */
  isKnown = (sort: Sort): boolean => sort !== 'code' && this.#orders.has(sort)

  /**
   * How rows that an order holds for equal stand to each other: by popularity, then by their codes. For few comparisons these are printed;
   * whoever goes on gets the places of all rows, which take some dozen milliseconds to make.
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
      // Out of it first: among rows that stand by their keys its new place can be looked for.
      rows.copyWithin(at, at + 1)
      keys[row] = key
      const to = placeIn(rows.subarray(0, rows.length - 1), row, this.#comparing(keys))
      rows.copyWithin(to + 1, to, rows.length - 1)
      rows[to] = row
    }
  }

  /** An older order with the newer rows, and those that have other keys now, put into it; null where these are too many. */
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

  /** Where each row stands by popularity, then code. */
  #places(): Int32Array {
    if (this.#place !== null) return this.#place
    const place = placesOf(this.#standingOrders().byPopularity)
    this.#place = place
    return place
  }
}

/** Where each row stands. */
function placesOf(rows: Int32Array): Int32Array {
  const place = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) place[rows[at] ?? 0] = at
  return place
}

/** Where a row belongs among rows that are in order. */
function placeIn(rows: Int32Array, row: number, compare: CompareRows): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(rows[middle] ?? 0, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
