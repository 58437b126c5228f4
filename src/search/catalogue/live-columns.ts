import { DAY_MS } from '#contract/limits.ts'
import type { LivePart } from '#search/part.ts'
import { PriceBreakBuilder, type PriceBreakTable } from './ladders.ts'

/** Live data (prices, stock) by part id, as a map or as columns. */
export type LiveDataById = Pick<ReadonlyMap<number, LivePart>, 'get'>

/** The live data (prices, stock) of a part for which none is known: no price, discontinued. */
export const UNKNOWN_LIVE_DATA: Omit<LivePart, 'id'> = {
  priceCents: 0,
  wasCents: null,
  coreCents: 0,
  steps: [],
  stock: 0,
  restockOn: null,
  ended: true,
  minQty: 1,
}

/** The value for "no previous price". */
export const NO_PREVIOUS_PRICE = -1

const isoDateByDay = new Map<number, string>()

/** Converts an ISO date to days since 1970. An invalid date becomes 0, which means no date. */
export const daysSinceEpoch = (text: string): number => Math.max(0, Math.floor(Date.parse(text) / DAY_MS)) || 0

/** Converts days since 1970 to an ISO date. */
export function isoDateOfDay(day: number): string {
  const known = isoDateByDay.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 10)
  isoDateByDay.set(day, known)
  return known
}

type LiveColumnName = 'price' | 'was' | 'core' | 'stock' | 'restock' | 'minQty'

/** The live data (prices, stock) of many parts as columns, in ascending order of part ids. */
export class LiveColumns implements LiveDataById {
  /** Builds columns from parts, which must be in ascending order of ids. */
  static build(parts: Iterable<LivePart>): LiveColumns {
    const builder = new LiveBuilder()
    for (const part of parts) builder.add(part)
    return builder.build()
  }

  constructor(
    readonly ids: Int32Array,
    /**
     * `was` is the previous price, or `NO_PREVIOUS_PRICE`. `restock` is the day of the next delivery in days since 1970, or 0 if it is
     * unknown.
     */
    readonly columns: Readonly<Record<LiveColumnName, Int32Array>>,
    readonly ended: Uint8Array,
    readonly ladders: PriceBreakTable,
  ) {}

  /**
   * Selects parts by ascending ids. Columns that contain exactly these parts are shared, not copied. `unknown` lists the positions of parts
   * without data.
   */
  selectIds(ids: Int32Array): { columns: LiveColumns; missingPositions: number[] } {
    if (ids.length === this.size && ids.every((id, place) => id === this.ids[place]))
      return { columns: new LiveColumns(ids, this.columns, this.ended, this.ladders), missingPositions: [] }
    const places = placesInSortedList(ids, this.ids)
    const column = (values: Int32Array, none: number) => Int32Array.from(places, (place) => values[place] ?? none)
    const { price, was, core, stock, restock, minQty } = this.columns
    const columns = new LiveColumns(
      ids,
      {
        ...{ price: column(price, 0), was: column(was, NO_PREVIOUS_PRICE), core: column(core, 0) },
        ...{ stock: column(stock, 0), restock: column(restock, 0), minQty: column(minQty, 1) },
      },
      Uint8Array.from(places, (place) => this.ended[place] ?? 1),
      this.ladders.selectPositions(places),
    )
    const unknown: number[] = []
    for (const [at, place] of places.entries()) if (place < 0) unknown.push(at)
    return { columns, missingPositions: unknown }
  }

  get size(): number {
    return this.ids.length
  }

  get(id: number): LivePart | undefined {
    const place = placeInSortedList(this.ids, id)
    return place < 0 ? undefined : this.livePartAt(place)
  }

  livePartAt(place: number): LivePart {
    const { price, was, core, stock, restock, minQty } = this.columns
    const priceCents = price[place] ?? 0
    const before = was[place] ?? NO_PREVIOUS_PRICE
    const day = restock[place] ?? 0
    return {
      id: this.ids[place] ?? 0,
      priceCents,
      wasCents: before === NO_PREVIOUS_PRICE ? null : before,
      coreCents: core[place] ?? 0,
      steps: this.ladders.priceBreaksAt(place, priceCents),
      stock: stock[place] ?? 0,
      restockOn: day === 0 ? null : isoDateOfDay(day),
      ended: this.ended[place] === 1,
      minQty: minQty[place] ?? 1,
    }
  }

  *[Symbol.iterator](): Generator<LivePart, undefined> {
    for (let place = 0; place < this.size; place += 1) yield this.livePartAt(place)
  }
}

/** Collects live data (prices, stock) of parts, which must be added in ascending order of ids. */
export class LiveBuilder {
  readonly #ids: number[] = []
  readonly #columns: Readonly<Record<LiveColumnName, number[]>> = { price: [], was: [], core: [], stock: [], restock: [], minQty: [] }
  readonly #ended: number[] = []
  readonly #ladders = new PriceBreakBuilder()

  add({ id, priceCents, wasCents, coreCents, stock, restockOn, minQty, ended, steps }: LivePart): void {
    this.#ids.push(id)
    this.#columns.price.push(priceCents)
    this.#columns.was.push(wasCents ?? NO_PREVIOUS_PRICE)
    this.#columns.core.push(coreCents)
    this.#columns.stock.push(stock)
    this.#columns.restock.push(restockOn === null ? 0 : daysSinceEpoch(restockOn))
    this.#columns.minQty.push(minQty)
    this.#ended.push(ended ? 1 : 0)
    this.#ladders.add(priceCents, steps)
  }

  build(): LiveColumns {
    const { price, was, core, stock, restock, minQty } = this.#columns
    return new LiveColumns(
      Int32Array.from(this.#ids),
      {
        ...{ price: Int32Array.from(price), was: Int32Array.from(was), core: Int32Array.from(core) },
        ...{ stock: Int32Array.from(stock), restock: Int32Array.from(restock), minQty: Int32Array.from(minQty) },
      },
      Uint8Array.from(this.#ended),
      this.#ladders.build(),
    )
  }
}

/** Returns the positions of ascending numbers in another ascending list; -1 for a number that is not in that list. */
function placesInSortedList(wanted: Int32Array, list: Int32Array): Int32Array {
  let place = 0
  return wanted.map((id) => {
    while (place < list.length && (list[place] ?? 0) < id) place += 1
    return list[place] === id ? place : -1
  })
}

/** Returns the position of a number in an ascending list; -1 if it is not in the list. */
export function placeInSortedList(list: Int32Array, wanted: number): number {
  let [low, high] = [0, list.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = list[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
