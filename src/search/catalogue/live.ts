import type { Stock } from '#contract/catalogue.ts'
import type { LivePart, LiveStep } from '#search/part.ts'
import type { CodedColumn } from './coded-column.ts'
import { stockState } from './stock-state.ts'

/** What is live of parts, by their ids: a map, or a file that is read on (`live-bytes.ts`). */
export type LiveById = Pick<ReadonlyMap<number, LivePart>, 'get'>

const states = ['', 'in', 'low', 'out', 'ended']
const codeOfState = new Map(states.map((state, code) => [state, code]))
/** Of a price before a sale that there is none of. */
const NONE = -1

/** What of the parts changes without them becoming others: one place a row, written over when it changes. */
export class Live {
  readonly price: Int32Array
  readonly was: Int32Array
  readonly core: Int32Array
  readonly qty: Int32Array
  readonly minQty: Int32Array
  readonly ended: Uint8Array
  readonly #states: Uint8Array
  readonly #restockOn = new Map<number, string>()
  /** Price steps of all rows, as they came; those that changed since stand beside. */
  #stepStarts = new Uint32Array(1)
  #stepQty = new Int32Array()
  #stepCents = new Int32Array()
  readonly #newSteps = new Map<number, readonly LiveStep[]>()

  private constructor(size: number) {
    const column = () => new Int32Array(size)
    ;[this.price, this.was, this.core, this.qty, this.minQty] = [column(), column(), column(), column(), column()]
    this.ended = new Uint8Array(size)
    this.#states = new Uint8Array(size)
  }

  /** Of rows in their order, each asked for once; one whose live part is not known costs nothing and is ended. */
  static of(size: number, partOf: (row: number) => LivePart | undefined): Live {
    const live = new Live(size)
    const starts = new Uint32Array(size + 1)
    let [qty, cents] = [new Int32Array(size * STEPS_EACH), new Int32Array(size * STEPS_EACH)]
    let at = 0
    for (let row = 0; row < size; row += 1) {
      const part = partOf(row) ?? UNKNOWN
      live.#write(row, part)
      if (at + part.steps.length > qty.length) [qty, cents] = [doubled(qty, part.steps.length), doubled(cents, part.steps.length)]
      for (const { fromQty, unitCents } of part.steps) {
        qty[at] = fromQty
        cents[at] = unitCents
        at += 1
      }
      starts[row + 1] = at
    }
    ;[live.#stepStarts, live.#stepQty, live.#stepCents] = [starts, qty.slice(0, at), cents.slice(0, at)]
    return live
  }

  /** With more rows behind these. */
  with(parts: readonly (LivePart | undefined)[]): Live {
    const before = this.price.length
    const live = new Live(before + parts.length)
    for (const [to, from] of [[live.price, this.price], [live.was, this.was], [live.core, this.core], [live.qty, this.qty], [live.minQty, this.minQty]] as const) to.set(from)
    live.ended.set(this.ended)
    live.#states.set(this.#states)
    for (const [row, day] of this.#restockOn) live.#restockOn.set(row, day)
    for (const [row, steps] of this.#newSteps) live.#newSteps.set(row, steps)
    ;[live.#stepStarts, live.#stepQty, live.#stepCents] = [this.#stepStarts, this.#stepQty, this.#stepCents]
    for (const [at, part] of parts.entries()) live.patch(before + at, part ?? UNKNOWN)
    return live
  }

  /** Writes over what is known of a row. */
  patch(row: number, part: Omit<LivePart, 'id'>): void {
    this.#write(row, part)
    this.#newSteps.set(row, part.steps)
  }

  #write(row: number, { priceCents, wasCents, coreCents, stock, restockOn, ended, minQty }: Omit<LivePart, 'id' | 'steps'>): void {
    this.price[row] = priceCents
    this.was[row] = wasCents ?? NONE
    this.core[row] = coreCents
    this.qty[row] = stock
    this.minQty[row] = minQty
    this.ended[row] = ended ? 1 : 0
    this.#states[row] = codeOfState.get(stockState(stock, ended)) ?? 0
    if (restockOn === null) this.#restockOn.delete(row)
    else this.#restockOn.set(row, restockOn)
  }

  /** In cents; null when there was no other price. */
  wasPrice(row: number): number | null {
    const was = this.was[row] ?? NONE
    return was === NONE ? null : was
  }

  /** The day of its next delivery, whatever there is of it. */
  restockDay = (row: number): string | null => this.#restockOn.get(row) ?? null

  steps(row: number): readonly LiveStep[] {
    const changed = this.#newSteps.get(row)
    if (changed !== undefined) return changed
    const [from = 0, to = 0] = [this.#stepStarts[row], this.#stepStarts[row + 1]]
    return Array.from({ length: to - from }, (_, at) => ({ fromQty: this.#stepQty[from + at] ?? 1, unitCents: this.#stepCents[from + at] ?? 0 }))
  }

  /** What a customer is told of a part's stock. The day of the next delivery matters only while there is none. */
  stock(row: number): Stock {
    const qty = this.qty[row] ?? 0
    const restockOn = this.#restockOn.get(row)
    return {
      state: stockState(qty, this.ended[row] === 1),
      qty,
      ...(restockOn === undefined || qty > 0 ? {} : { restockOn }),
    }
  }

  /** The states of stock as a column, which changes with them. */
  get states(): CodedColumn {
    return { codes: this.#states, values: states, codeOf: codeOfState }
  }
}

/** So many price steps a part has room for at first. */
const STEPS_EACH = 4

function doubled(values: Int32Array<ArrayBuffer>, more: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(values.length * 2 + more)
  larger.set(values)
  return larger
}

const UNKNOWN: Omit<LivePart, 'id'> = { priceCents: 0, wasCents: null, coreCents: 0, steps: [], stock: 0, restockOn: null, ended: true, minQty: 1 }
