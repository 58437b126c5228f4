import type { CodeArray } from '#search/bytes/codes.ts'

/**
 * The rows that have each number, in the order of the numbers. The rows of number `n` begin at `starts[n]` and end before `starts[n + 1]`.
 */
export interface RowsByNumber {
  starts: Uint32Array
  rows: Uint32Array
  styles: CodeArray
}

/** A part number of a row: the index of the number, and the code of its style (kind, maker, printed pattern). */
export interface NumberWithStyle {
  numberIndex: number
  styleCode: number
}

/** Minimum number of entries that are handled with each request, which takes a few milliseconds on a slow phone. */
const MIN_ENTRIES_PER_REQUEST = 12_000
const ENTRIES_PER_REQUEST_SHARE = 1 / 64

/**
 * The numbers of each row, from the list of the rows of each number. Inverting that list at once would block a phone too long, so it
 * happens gradually, as rows are requested. Until it is done, the list is scanned for each request, which is slower.
 */
export class RowNumbers {
  /** The position of each row's first number in `#bearers`. */
  readonly #starts: Uint32Array
  /** The next free position of each row in `#bearers`; empty when all entries are placed. */
  #next: Uint32Array
  /** The entries of each row, one row after another. An entry is an index of the list of the rows of each part number. */
  readonly #bearers: Uint32Array
  #counted = 0
  #placed = 0
  readonly #atOnce: number

  constructor(
    private readonly of: RowsByNumber,
    private readonly rowCount: number,
  ) {
    this.#starts = new Uint32Array(rowCount + 1)
    this.#next = new Uint32Array(rowCount)
    this.#bearers = new Uint32Array(of.rows.length)
    this.#atOnce = Math.max(MIN_ENTRIES_PER_REQUEST, Math.ceil(of.rows.length * ENTRIES_PER_REQUEST_SHARE))
  }

  /** Tells whether the lookup of part numbers by row is complete. */
  get isWhole(): boolean {
    return this.#placed === this.of.rows.length
  }

  /** Returns the numbers of a row, in the order of the numbers. */
  numbersOfRow(row: number): NumberWithStyle[] {
    this.indexMoreBlocks()
    const { rows } = this.of
    const found: NumberWithStyle[] = []
    if (this.isWhole) {
      for (let i = this.#starts[row] ?? 0; i < (this.#starts[row + 1] ?? 0); i += 1) found.push(this.#borne(this.#bearers[i] ?? 0))
      return found
    }
    for (let i = rows.indexOf(row); i >= 0; i = rows.indexOf(row, i + 1)) found.push(this.#borne(i))
    return found
  }

  #borne(bearer: number): NumberWithStyle {
    return { numberIndex: numberOfEntry(this.of.starts, bearer), styleCode: this.of.styles[bearer] ?? 0 }
  }

  /** Adds some more entries to the lookup of part numbers by row. */
  indexMoreBlocks(): void {
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

/** Returns the part number to which an entry belongs: the last number whose entries begin at or before this entry. */
function numberOfEntry(starts: Uint32Array, bearer: number): number {
  let [low, high] = [0, starts.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= bearer) low = middle
    else high = middle - 1
  }
  return low
}
