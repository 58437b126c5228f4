import type { Stock } from '#contract/catalogue/catalogue.ts'
import type { LivePart, LiveStep } from '#search/part.ts'
import type { CodedColumn } from './coded-column.ts'
import { dayOf, dayText, type LiveById, LiveColumns, NO_PRICE, UNKNOWN_LIVE } from './live-columns.ts'
import { stockFrom, stockState } from './stock-state.ts'

const states = ['', 'in', 'low', 'out', 'ended']
const codeOfState = new Map(states.map((state, code) => [state, code]))
const codeOf = (qty: number, ended: boolean): number => states.indexOf(stockState(qty, ended))

/** The live data (prices, stock) of parts, one entry for each row of the catalogue, updated in place. */
export class Live {
  readonly price: Int32Array
  readonly was: Int32Array
  readonly core: Int32Array
  readonly qty: Int32Array
  readonly minQty: Int32Array
  readonly ended: Uint8Array
  readonly #restock: Int32Array
  readonly #states: Uint8Array
  /** Quantity price breaks of rows that were updated or added later; `columns` holds those of all other rows. */
  readonly #newSteps: Map<number, readonly LiveStep[]>

  private constructor(
    private readonly columns: LiveColumns,
    newSteps: ReadonlyMap<number, readonly LiveStep[]>,
    /** Ascending rows of parts without known price and stock. Such parts count as discontinued. */
    readonly unknown: readonly number[],
  ) {
    const { price, was, core, stock, minQty, restock } = columns.columns
    ;[this.price, this.was, this.core, this.qty, this.minQty, this.#restock] = [price, was, core, stock, minQty, restock]
    this.ended = columns.ended
    this.#newSteps = new Map(newSteps)
    this.#states = new Uint8Array(this.qty.length)
    for (let row = 0; row < this.qty.length; row += 1) this.#states[row] = codeOf(this.qty[row] ?? 0, this.ended[row] === 1)
  }

  /**
   * Creates live data (prices, stock) for rows with the given ascending part ids. Columns of exactly these parts are used without a copy
   * and updated in place.
   */
  static of(ids: Int32Array, known: LiveById): Live {
    if (known instanceof LiveColumns) {
      const { columns, unknown } = known.selectIds(ids)
      return new Live(columns, new Map(), unknown)
    }
    const unknown: number[] = []
    const parts = Array.from(ids, (id, row) => {
      const part = known.get(id)
      if (part === undefined) unknown.push(row)
      return part ?? { ...UNKNOWN_LIVE, id }
    })
    return new Live(LiveColumns.build(parts), new Map(), unknown)
  }

  /** Returns live data (prices, stock) with more rows appended. */
  withRows(ids: Int32Array, known: LiveById): Live {
    const more = Live.of(ids, known)
    const before = this.price.length
    const steps = new Map(this.#newSteps)
    for (const [at] of ids.entries()) steps.set(before + at, more.steps(at))
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
      appendTo(new Uint8Array(this.ended.length + more.ended.length), this.ended, more.ended),
      this.columns.ladders,
    )
    return new Live(joined, steps, [...this.unknown, ...more.unknown.map((row) => before + row)])
  }

  at(row: number): Omit<LivePart, 'id'> {
    return {
      ...{ priceCents: this.price[row] ?? 0, wasCents: this.wasPrice(row), coreCents: this.core[row] ?? 0, steps: this.steps(row) },
      ...{ stock: this.qty[row] ?? 0, restockOn: this.restockDay(row), ended: this.ended[row] === 1, minQty: this.minQty[row] ?? 1 },
    }
  }

  /** Updates price, stock and terms of a row. */
  patch(row: number, { priceCents, wasCents, coreCents, steps, stock, restockOn, ended, minQty }: Omit<LivePart, 'id'>): void {
    this.price[row] = priceCents
    this.was[row] = wasCents ?? NO_PRICE
    this.core[row] = coreCents
    this.qty[row] = stock
    this.minQty[row] = minQty
    this.ended[row] = ended ? 1 : 0
    this.#restock[row] = restockOn === null ? 0 : dayOf(restockOn)
    this.#states[row] = codeOf(stock, ended)
    this.#newSteps.set(row, steps)
  }

  /** Returns the price before a sale in cents; null if there is none. */
  wasPrice(row: number): number | null {
    const was = this.was[row] ?? NO_PRICE
    return was === NO_PRICE ? null : was
  }

  /** Returns the day of the part's next delivery, whatever its stock. */
  restockDay(row: number): string | null {
    const day = this.#restock[row] ?? 0
    return day === 0 ? null : dayText(day)
  }

  steps(row: number): readonly LiveStep[] {
    return this.#newSteps.get(row) ?? this.columns.ladders.at(row, this.price[row] ?? 0)
  }

  /** Returns the stock of a row as customers see it. */
  stock(row: number): Stock {
    return stockFrom(this.qty[row] ?? 0, this.ended[row] === 1, this.restockDay(row))
  }

  /** The stock states of all rows as a column, which `patch` updates. */
  get states(): CodedColumn {
    return { codes: this.#states, values: states, codeOf: codeOfState }
  }
}

/** Joins two columns into one. */
const concatColumns = (first: Int32Array, second: Int32Array): Int32Array =>
  appendTo(new Int32Array(first.length + second.length), first, second)

function appendTo<Column extends Int32Array | Uint8Array>(joined: Column, first: Column, second: Column): Column {
  joined.set(first)
  joined.set(second, first.length)
  return joined
}
