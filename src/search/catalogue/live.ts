import type { Stock } from '#contract/catalogue/catalogue.ts'
import type { LivePart, LivePriceBreak } from '#search/part.ts'
import type { CodedColumn } from './coded-column.ts'
import { daysSinceEpoch, isoDateOfDay, LiveColumns, type LiveDataById, NO_PREVIOUS_PRICE, UNKNOWN_LIVE_DATA } from './live-columns.ts'
import { buildShownStock, stockState } from './stock-state.ts'

const stockStateNames = ['', 'in', 'low', 'out', 'ended']
const stockStateCodes = new Map(stockStateNames.map((state, code) => [state, code]))
const ENDED_CODE = stockStateNames.indexOf('ended')
const stockStateCode = (qty: number, ended: boolean): number => stockStateNames.indexOf(stockState(qty, ended))

/** The live data (prices, stock) of parts, one entry for each row of the catalogue, updated in place. */
export class LiveDataByRow {
  readonly price: Int32Array
  readonly was: Int32Array
  readonly core: Int32Array
  readonly qty: Int32Array
  readonly minQty: Int32Array
  readonly ended: Uint8Array
  readonly #restock: Int32Array
  readonly #states: Uint8Array
  /** Quantity price breaks of rows that were updated or added later; `columns` holds those of all other rows. */
  readonly #newSteps: Map<number, readonly LivePriceBreak[]>

  private constructor(
    private readonly columns: LiveColumns,
    newSteps: ReadonlyMap<number, readonly LivePriceBreak[]>,
    /** Ascending rows of parts without known price and stock. Such parts count as discontinued. */
    readonly unknown: readonly number[],
  ) {
    const { price, was, core, stock, minQty, restock } = columns.columns
    ;[this.price, this.was, this.core, this.qty, this.minQty, this.#restock] = [price, was, core, stock, minQty, restock]
    this.ended = columns.ended
    this.#newSteps = new Map(newSteps)
    this.#states = new Uint8Array(this.qty.length)
    for (let row = 0; row < this.qty.length; row += 1) this.#states[row] = stockStateCode(this.qty[row] ?? 0, this.ended[row] === 1)
  }

  /**
   * Creates live data (prices, stock) for rows with the given ascending part ids. Columns of exactly these parts are used without a copy
   * and updated in place.
   */
  static createLiveData(ids: Int32Array, known: LiveDataById): LiveDataByRow {
    if (known instanceof LiveColumns) {
      const { columns, missingPositions } = known.selectIds(ids)
      return new LiveDataByRow(columns, new Map(), missingPositions)
    }
    const unknown: number[] = []
    const parts = Array.from(ids, (id, row) => {
      const part = known.get(id)
      if (part === undefined) unknown.push(row)
      return part ?? { ...UNKNOWN_LIVE_DATA, id }
    })
    return new LiveDataByRow(LiveColumns.build(parts), new Map(), unknown)
  }

  /** Returns live data (prices, stock) with more rows appended. */
  withRows(ids: Int32Array, known: LiveDataById): LiveDataByRow {
    const more = LiveDataByRow.createLiveData(ids, known)
    const before = this.price.length
    const steps = new Map(this.#newSteps)
    for (const [at] of ids.entries()) steps.set(before + at, more.priceBreaksOf(at))
    const joined = new LiveColumns(
      concatColumns(this.columns.ids, more.columns.ids),
      {
        ...{
          price: concatColumns(this.price, more.price),
          was: concatColumns(this.was, more.was),
          core: concatColumns(this.core, more.core),
        },
        ...{
          stock: concatColumns(this.qty, more.qty),
          restock: concatColumns(this.#restock, more.#restock),
          minQty: concatColumns(this.minQty, more.minQty),
        },
      },
      joinColumnsInto(new Uint8Array(this.ended.length + more.ended.length), this.ended, more.ended),
      this.columns.ladders,
    )
    return new LiveDataByRow(joined, steps, [...this.unknown, ...more.unknown.map((row) => before + row)])
  }

  livePartOfRow(row: number): Omit<LivePart, 'id'> {
    return {
      ...{ priceCents: this.price[row] ?? 0, wasCents: this.wasPrice(row), coreCents: this.core[row] ?? 0, steps: this.priceBreaksOf(row) },
      ...{ stock: this.qty[row] ?? 0, restockOn: this.restockDay(row), ended: this.ended[row] === 1, minQty: this.minQty[row] ?? 1 },
    }
  }

  #endedChanges = 0
  /** Increases when a part becomes discontinued and sold out, or is no longer. Only this changes the order `best`. */
  get endedChanges(): number {
    return this.#endedChanges
  }

  /** Updates price, stock and terms of a row. */
  updateRow(row: number, { priceCents, wasCents, coreCents, steps, stock, restockOn, ended, minQty }: Omit<LivePart, 'id'>): void {
    this.price[row] = priceCents
    this.was[row] = wasCents ?? NO_PREVIOUS_PRICE
    this.core[row] = coreCents
    this.qty[row] = stock
    this.minQty[row] = minQty
    this.ended[row] = ended ? 1 : 0
    this.#restock[row] = restockOn === null ? 0 : daysSinceEpoch(restockOn)
    const state = stockStateCode(stock, ended)
    if ((state === ENDED_CODE) !== (this.#states[row] === ENDED_CODE)) this.#endedChanges += 1
    this.#states[row] = state
    this.#newSteps.set(row, steps)
  }

  /** Returns the price before a sale in cents; null if there is none. */
  wasPrice(row: number): number | null {
    const was = this.was[row] ?? NO_PREVIOUS_PRICE
    return was === NO_PREVIOUS_PRICE ? null : was
  }

  /** Returns the day of the part's next delivery, whatever its stock. */
  restockDay(row: number): string | null {
    const day = this.#restock[row] ?? 0
    return day === 0 ? null : isoDateOfDay(day)
  }

  priceBreaksOf(row: number): readonly LivePriceBreak[] {
    return this.#newSteps.get(row) ?? this.columns.ladders.priceBreaksAt(row, this.price[row] ?? 0)
  }

  /** Returns the stock of a row as customers see it. */
  shownStockOf(row: number): Stock {
    return buildShownStock(this.qty[row] ?? 0, this.ended[row] === 1, this.restockDay(row))
  }

  /** Returns the name of a row's stock state, as in the column `states`. */
  stockStateOf(row: number): string {
    return stockStateNames[this.#states[row] ?? 0] ?? ''
  }

  /** The stock states of all rows as a column, which `patch` updates. */
  get states(): CodedColumn {
    return { codes: this.#states, values: stockStateNames, codeOf: stockStateCodes }
  }
}

/** Joins two columns into one. */
const concatColumns = (first: Int32Array, second: Int32Array): Int32Array =>
  joinColumnsInto(new Int32Array(first.length + second.length), first, second)

function joinColumnsInto<Column extends Int32Array | Uint8Array>(joined: Column, first: Column, second: Column): Column {
  joined.set(first)
  joined.set(second, first.length)
  return joined
}
