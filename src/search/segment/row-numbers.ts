import type { Codes } from '#search/bytes/codes.ts'

/** Which rows bear a number, in the order of the numbers: those of number `n` stand from `starts[n]` to before `starts[n + 1]`. */
export interface Bearers {
  starts: Uint32Array
  rows: Uint32Array
  styles: Codes
}

/** A number that a row bears, by its place, and the style in which it does. */
export interface Borne {
  at: number
  style: number
}

/** So many bearers, and no smaller share of them, are taken in with each question: some milliseconds on a slow phone. */
const AT_ONCE = 12_000
const AT_ONCE_SHARE = 1 / 64

/**
 * The numbers of each row. To turn the list of bearers around takes longer than a phone may stand still, so it is done little by little, as
 * rows are asked for; until it is, the list is looked through, which is slower than a look but takes no time before.
 */
export class RowNumbers {
  /** Where the numbers of each row begin. */
  readonly #starts: Uint32Array
  /** Where the next bearer of each row is put; empty when all are. */
  #next: Uint32Array
  /** The bearers of each row, by their places in the list. */
  readonly #bearers: Uint32Array
  #counted = 0
  #placed = 0
  readonly #atOnce: number

  constructor(
    private readonly of: Bearers,
    private readonly rowCount: number,
  ) {
    this.#starts = new Uint32Array(rowCount + 1)
    this.#next = new Uint32Array(rowCount)
    this.#bearers = new Uint32Array(of.rows.length)
    this.#atOnce = Math.max(AT_ONCE, Math.ceil(of.rows.length * AT_ONCE_SHARE))
  }

  /** Whether all is taken in. */
  get isWhole(): boolean {
    return this.#placed === this.of.rows.length
  }

  /** In the order of the numbers. */
  ofRow(row: number): Borne[] {
    this.takeIn()
    const { rows } = this.of
    const found: Borne[] = []
    if (this.isWhole) {
      for (let i = this.#starts[row] ?? 0; i < (this.#starts[row + 1] ?? 0); i += 1) found.push(this.#borne(this.#bearers[i] ?? 0))
      return found
    }
    for (let i = rows.indexOf(row); i >= 0; i = rows.indexOf(row, i + 1)) found.push(this.#borne(i))
    return found
  }

  #borne(bearer: number): Borne {
    return { at: numberOf(this.of.starts, bearer), style: this.of.styles[bearer] ?? 0 }
  }

  /** Takes in some more. */
  takeIn(): void {
    if (this.isWhole) return
    const { length } = this.of.rows
    if (this.#counted < length) this.#count(Math.min(length, this.#counted + this.#atOnce))
    else this.#place(Math.min(length, this.#placed + this.#atOnce))
  }

  #count(to: number): void {
    const [starts, { rows }] = [this.#starts, this.of]
    for (let i = this.#counted; i < to; i += 1) {
      const behind = (rows[i] ?? 0) + 1
      starts[behind] = (starts[behind] ?? 0) + 1
    }
    this.#counted = to
    if (to < rows.length) return
    for (let row = 0; row < this.rowCount; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0)
    this.#next.set(starts.subarray(0, this.rowCount))
  }

  #place(to: number): void {
    const [next, { rows }] = [this.#next, this.of]
    for (let i = this.#placed; i < to; i += 1) {
      const row = rows[i] ?? 0
      const place = next[row] ?? 0
      next[row] = place + 1
      this.#bearers[place] = i
    }
    this.#placed = to
    if (to === rows.length) this.#next = new Uint32Array()
  }
}

/** The number of a bearer: the last that begins at or before it. */
function numberOf(starts: Uint32Array, bearer: number): number {
  let [low, high] = [0, starts.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= bearer) low = middle
    else high = middle - 1
  }
  return low
}
