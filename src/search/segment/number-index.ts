import { type Codes, codesFor } from '#search/bytes/codes.ts'
import type { NumberStyle } from './number-builder.ts'
import { NumberGrams } from './number-grams.ts'
import { printed } from './number-pattern.ts'
import { pieceSearch } from './piece-search.ts'
import { END, readBearers, writtenNumbers } from './read-numbers.ts'
import { type Bearers, RowNumbers } from './row-numbers.ts'

/** A range of sorted numbers: the first is inclusive, the last exclusive. */
export interface Run {
  from: number
  to: number
}

/** For each row the index of its number of one kind, or -1; and its style. */
export interface OwnNumbers {
  at: Int32Array
  style: Codes
}

/**
 * All numbers of a segment, sorted and terminated by line feeds, with the rows that have them. A number is identified by its index;
 * searches use the normalised form (contract/numbers.ts), in capitals and digits.
 */
export class NumberIndex {
  /** The offset of each number in `#bytes`. */
  readonly #starts: Uint32Array
  readonly #bytes: Uint8Array
  readonly #borne: Bearers
  readonly styles: readonly NumberStyle[]
  readonly size: number
  /** Created with the first search inside numbers. */
  #grams: NumberGrams | null = null

  /** Removes the sections that it has read, because their bytes are no longer needed. */
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

  /** Negative, zero or positive if number `at` comes before a text, begins with it, or comes after all numbers that do. */
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

  /** All numbers that begin with a text; `within` restricts the search. */
  begun(text: string, within: Run = { from: 0, to: this.size }): Run {
    const from = this.#first(text, (compared) => compared >= 0, within)
    return { from, to: this.#first(text, (compared) => compared > 0, { from, to: within.to }) }
  }

  /** The index of exactly this number; -1 for none. It is the first of the numbers that begin with it. */
  whole(text: string, within?: Run): number {
    const { from, to } = this.begun(text, within)
    return from < to && this.#bytes[(this.#starts[from] ?? 0) + text.length] === END ? from : -1
  }

  /** Calls back for each number that contains a text, in order. */
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

  /** The rows with the numbers of a run, once per number, with the codes of their styles. */
  bearers({ from, to }: Run): { rows: Uint32Array; styles: Codes } {
    const { starts, rows, styles } = this.#borne
    const [first, behind] = [starts[from] ?? 0, starts[to] ?? 0]
    return { rows: rows.subarray(first, behind), styles: styles.subarray(first, behind) }
  }

  /** A number in the printed form of one of its rows. */
  printed(at: number, style: number): string {
    return printed(this.styles[style]?.pattern ?? '', this.key(at))
  }

  /** The numbers of each row. */
  byRow = (rows: number): RowNumbers => new RowNumbers(this.#borne, rows)

  /** For each row the shop's code and the own OE number; and the rows ordered by normalised code. */
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
