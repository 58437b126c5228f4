import { type Codes, codesFor } from '#search/bytes/codes.ts'
import type { NumberStyle } from './number-builder.ts'
import { NumberGrams } from './number-grams.ts'
import { printed } from './number-pattern.ts'
import { pieceSearch } from './piece-search.ts'
import { END, readBearers, writtenNumbers } from './read-numbers.ts'
import { type Bearers, RowNumbers } from './row-numbers.ts'

/** A run of numbers in their order: from the first to before the last. */
export interface Run {
  from: number
  to: number
}

/** Of each row its number of one kind, by its place, or -1 where it has none; and its style. */
export interface OwnNumbers {
  at: Int32Array
  style: Codes
}

/**
 * All numbers of a segment in order, each ended by a line feed, and who bears which. A number is known by its place in that order; what is
 * looked for is a plain form (contract/numbers.ts), in capitals and digits.
 */
export class NumberIndex {
  /** Where each number begins in `#bytes`. */
  readonly #starts: Uint32Array
  readonly #bytes: Uint8Array
  readonly #borne: Bearers
  readonly styles: readonly NumberStyle[]
  readonly size: number
  /** Made when a piece is first looked for. */
  #grams: NumberGrams | null = null

  /** Takes what it has read out of the sections, whose bytes are not needed any more then. */
  constructor(take: (name: string) => Uint8Array, size: number) {
    this.size = size
    this.styles = JSON.parse(new TextDecoder().decode(take('number.style-list')))
    ;({ bytes: this.#bytes, starts: this.#starts } = writtenNumbers(take('number.shared'), take('number.rest')))
    this.#borne = readBearers(size, take('number.counts'), take('number.rows'), { codes: take('number.styles'), list: this.styles })
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
    this.grams.eachRun(piece, pieceSearch(piece, this.#bytes, this.#starts, found))
  }

  get grams(): NumberGrams {
    this.#grams ??= new NumberGrams(this.#bytes, this.#starts, this.size)
    return this.#grams
  }

  /** The rows that bear the numbers of a run, each as often as it bears one, with the codes of their styles. */
  bearers({ from, to }: Run): { rows: Uint32Array; styles: Codes } {
    const { starts, rows, styles } = this.#borne
    const [first, behind] = [starts[from] ?? 0, starts[to] ?? 0]
    return { rows: rows.subarray(first, behind), styles: styles.subarray(first, behind) }
  }

  /** A number as it is printed by one of its bearers. */
  printed(at: number, style: number): string {
    return printed(this.styles[style]?.pattern ?? '', this.key(at))
  }

  /** The numbers of each row, of so many. */
  byRow = (rows: number): RowNumbers => new RowNumbers(this.#borne, rows)

  /** The shop's own code of each row, of so many, and its own OE number; and the rows in the order of their codes' plain forms. */
  own(rows: number): { code: OwnNumbers; oe: OwnNumbers; byCode: Int32Array } {
    const ofRows = (): OwnNumbers => ({ at: new Int32Array(rows).fill(-1), style: codesFor(rows, this.styles.length) })
    const [code, oe] = [ofRows(), ofRows()]
    const kinds = this.styles.map(({ kind, own }) => (kind === 'mcode' ? code : own ? oe : null))
    const { starts, rows: borneBy, styles } = this.#borne
    const isOwn = Uint8Array.from(kinds, (kind) => (kind === null ? 0 : 1))
    const byCode = new Int32Array(rows)
    let coded = 0
    for (let bearer = 0, number = 0; bearer < borneBy.length; bearer += 1) {
      const style = styles[bearer] ?? 0
      if (isOwn[style] === 0) continue
      while ((starts[number + 1] ?? 0) <= bearer) number += 1
      const kind = kinds[style]
      const row = borneBy[bearer] ?? 0
      if (!kind || kind.at[row] !== -1) continue
      kind.at[row] = number
      kind.style[row] = style
      if (kind !== code) continue
      byCode[coded] = row
      coded += 1
    }
    return { code, oe, byCode: byCode.subarray(0, coded) }
  }
}
