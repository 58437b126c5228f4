import { type Codes, codesFor } from '#search/bytes/codes.ts'
import { VarintReader } from '#search/bytes/varint.ts'
import { NumberGrams } from './number-grams.ts'
import type { NumberStyle } from './number-builder.ts'
import { printed } from './number-pattern.ts'
import { RowNumbers } from './row-numbers.ts'
import { section, type Sections } from './sections.ts'

const END = 10

/** A run of numbers in their order: from the first to before the last. */
export interface Run {
  from: number
  to: number
}

/**
 * All numbers of a segment in order, each ended by a line feed, and who bears which. A number is known by its place in that order; what is
 * looked for is a plain form (contract/numbers.ts), in capitals and digits.
 */
export class NumberIndex {
  /** Where each number begins in `#bytes`. */
  readonly #starts: Uint32Array
  readonly #bytes: Uint8Array
  /** Where the bearers of each number begin in `#rows`. */
  readonly #bearers: Uint32Array
  readonly #rows: Uint32Array
  readonly #styleOf: Codes
  readonly styles: readonly NumberStyle[]
  readonly size: number
  /** Made when a piece is first looked for. */
  #grams: NumberGrams | null = null

  constructor(sections: Sections, size: number) {
    this.size = size
    const { bytes, starts } = whole(section(sections, 'number.shared'), section(sections, 'number.rest'))
    this.#bytes = bytes
    this.#starts = starts
    this.styles = JSON.parse(new TextDecoder().decode(section(sections, 'number.style-list')))
    const counts = new VarintReader(section(sections, 'number.counts'))
    this.#bearers = new Uint32Array(size + 1)
    for (let at = 0; at < size; at += 1) this.#bearers[at + 1] = (this.#bearers[at] ?? 0) + counts.next()
    const total = this.#bearers[size] ?? 0
    this.#rows = readRows(section(sections, 'number.rows'), this.#bearers, total)
    const styles = new VarintReader(section(sections, 'number.styles'))
    this.#styleOf = codesFor(total, this.styles.length)
    for (let at = 0; at < total; at += 1) this.#styleOf[at] = styles.next()
  }

  /** Bytes that this takes up in memory, but for its few styles. */
  get byteLength(): number {
    return [this.#starts, this.#bytes, this.#bearers, this.#rows, this.#styleOf].reduce((sum, { byteLength }) => sum + byteLength, this.#grams?.byteLength ?? 0)
  }

  key(at: number): string {
    const [from = 0, to = 1] = [this.#starts[at], this.#starts[at + 1]]
    let text = ''
    for (let i = from; i < to - 1; i += 1) text += String.fromCharCode(this.#bytes[i] ?? 0)
    return text
  }

  /** Below, at or above zero as number `at` stands before a text, begins with it, or stands behind all that do. */
  #compare(at: number, text: string): number {
    let i = this.#starts[at] ?? 0
    for (let sign = 0; sign < text.length; sign += 1, i += 1) {
      const differs = (this.#bytes[i] ?? 0) - text.charCodeAt(sign)
      if (differs !== 0) return differs
    }
    return 0
  }

  #first(text: string, isBehind: (compared: number) => boolean, { from, to }: Run): number {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBehind(this.#compare(middle, text))) high = middle
      else low = middle + 1
    }
    return low
  }

  /** All numbers that begin with a text; `within` narrows, where it is known. */
  begun(text: string, within: Run = { from: 0, to: this.size }): Run {
    const from = this.#first(text, (compared) => compared >= 0, within)
    return { from, to: this.#first(text, (compared) => compared > 0, { from, to: within.to }) }
  }

  /** The place of a number that is exactly this; -1 for none. Of those that begin with it, it is the first. */
  whole(text: string, within?: Run): number {
    const { from, to } = this.begun(text, within)
    return from < to && this.#bytes[(this.#starts[from] ?? 0) + text.length] === END ? from : -1
  }

  /** Calls for each number that has a piece somewhere inside, in order. */
  holding(piece: string, found: (at: number) => void): void {
    if (piece === '') {
      for (let at = 0; at < this.size; at += 1) found(at)
      return
    }
    this.#grams ??= new NumberGrams(this.#bytes, this.#starts, this.size)
    const search = pieceSearch(piece, this.#bytes, this.#starts, found)
    this.#grams.eachRun(piece, search)
  }

  /** Calls for each row that bears a number, with the code of its style. A row may bear it twice, by two makers. */
  bearers(at: number, found: (row: number, style: number) => void): void {
    for (let i = this.#bearers[at] ?? 0; i < (this.#bearers[at + 1] ?? 0); i += 1) found(this.#rows[i] ?? 0, this.#styleOf[i] ?? 0)
  }

  /** How many rows bear the numbers of a run, each as often as it bears one. */
  bearersIn = ({ from, to }: Run): number => (this.#bearers[to] ?? 0) - (this.#bearers[from] ?? 0)

  /** A number as it is printed by one of its bearers. */
  printed(at: number, style: number): string {
    return printed(this.styles[style]?.pattern ?? '', this.key(at))
  }

  /** The numbers of each row, of so many. */
  byRow = (rows: number): RowNumbers => new RowNumbers({ starts: this.#bearers, rows: this.#rows, styles: this.#styleOf }, rows)

  /** For each row the place of its number of some kind, or -1; in their order the rows, for each that bears one. */
  ofKind(is: (style: NumberStyle) => boolean, rows: number): { at: Int32Array; style: Uint32Array; order: Uint32Array } {
    const wanted = Uint8Array.from(this.styles, (style) => (is(style) ? 1 : 0))
    const at = new Int32Array(rows).fill(-1)
    const style = new Uint32Array(rows)
    const order: number[] = []
    for (let number = 0; number < this.size; number += 1) {
      for (let i = this.#bearers[number] ?? 0; i < (this.#bearers[number + 1] ?? 0); i += 1) {
        const code = this.#styleOf[i] ?? 0
        const row = this.#rows[i] ?? 0
        if (!wanted[code] || at[row] !== -1) continue
        at[row] = number
        style[row] = code
        order.push(row)
      }
    }
    return { at, style, order: Uint32Array.from(order) }
  }
}

/**
 * How to look for a piece among a run of numbers: from its first to before its last. Leaps by the length of the piece where its last
 * character does not fit (Horspool's way).
 */
function pieceSearch(piece: string, bytes: Uint8Array, starts: Uint32Array, found: (at: number) => void): (from: number, to: number) => void {
  const last = piece.length - 1
  const leaps = new Uint8Array(256).fill(Math.min(255, piece.length))
  // Beyond a number's end its next one begins: a leap may not go past that by more than the piece is long, which it never does.
  for (let i = 0; i < last; i += 1) leaps[piece.charCodeAt(i)] = last - i
  const signs = Uint8Array.from(piece, (sign) => sign.charCodeAt(0))
  const lastSign = signs[last]
  return (from, to) => {
    const end = starts[to] ?? bytes.length
    let number = from
    for (let at = (starts[from] ?? 0) + last; at < end; ) {
      const sign = bytes[at] ?? 0
      if (sign !== lastSign) {
        at += leaps[sign] ?? 1
        continue
      }
      let i = last - 1
      while (i >= 0 && bytes[at - last + i] === signs[i]) i -= 1
      if (i >= 0) {
        at += leaps[sign] ?? 1
        continue
      }
      number = lastAtMost(starts, at - last, number, to)
      found(number)
      at = (starts[number + 1] ?? bytes.length) + last
    }
  }
}

/** The last place from `from` on whose start is at most a byte's. */
function lastAtMost(starts: Uint32Array, byte: number, from: number, size: number): number {
  let [low, high] = [from, size - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= byte) low = middle
    else high = middle - 1
  }
  return low
}

function readRows(bytes: Uint8Array, bearers: Uint32Array, total: number): Uint32Array {
  const read = new VarintReader(bytes)
  const rows = new Uint32Array(total)
  let first = 0
  for (let number = 0; number + 1 < bearers.length; number += 1) {
    const [from = 0, to = 0] = [bearers[number], bearers[number + 1]]
    if (from === to) continue
    first += read.nextSigned()
    rows[from] = first
    for (let at = from + 1; at < to; at += 1) rows[at] = (rows[at - 1] ?? 0) + read.next()
  }
  return rows
}

function sumOf(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 1) sum += bytes[at] ?? 0
  return sum
}

/** Numbers written out, of how many characters each shares with the one before, and the rest of it. */
function whole(shared: Uint8Array, rest: Uint8Array): { bytes: Uint8Array; starts: Uint32Array } {
  const bytes = new Uint8Array(rest.length + sumOf(shared))
  const starts = new Uint32Array(shared.length + 1)
  let [from, at] = [0, 0]
  for (let number = 0; number < shared.length; number += 1) {
    const start = at
    const before = starts[number - 1] ?? 0
    starts[number] = start
    for (let i = 0; i < (shared[number] ?? 0); i += 1) {
      bytes[at] = bytes[before + i] ?? 0
      at += 1
    }
    let sign: number
    do {
      sign = rest[from] ?? END
      bytes[at] = sign
      from += 1
      at += 1
    } while (sign !== END)
  }
  starts[shared.length] = at
  return { bytes, starts }
}

