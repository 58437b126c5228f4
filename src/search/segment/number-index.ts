import { type CodeArray, createCodeArray } from '#search/bytes/codes.ts'
import type { NumberStyle } from './number-builder.ts'
import { NumberTrigramIndex } from './number-grams.ts'
import { printedFromPattern } from './number-pattern.ts'
import { createSubstringSearch } from './piece-search.ts'
import { decodeNumbers, NUMBER_END_BYTE, readNumberRows } from './read-numbers.ts'
import { RowNumbers, type RowsByNumber } from './row-numbers.ts'

/** A range of sorted numbers: `from` is inclusive, `to` exclusive. */
export interface NumberRange {
  from: number
  to: number
}

/**
 * For each row, the index of its part number of one kind (-1 if it has none), and the style of this number: kind, maker and printed
 * pattern.
 */
export interface OwnNumbersByRow {
  numberIndexes: Int32Array
  styleCodes: CodeArray
}

/**
 * All numbers of a segment, sorted, each ended by a line feed, with the rows that have them. A number is identified by its index. Searches
 * use the normalised form of capitals and digits (contract/numbers/numbers.ts).
 */
export class NumberIndex {
  /** The offset in `#bytes` of each number. */
  readonly #starts: Uint32Array
  readonly #bytes: Uint8Array
  readonly #borne: RowsByNumber
  readonly styles: readonly NumberStyle[]
  readonly size: number
  /** The index of texts inside numbers; null until the first such search. */
  #grams: NumberTrigramIndex | null = null

  /** `take` returns a section and removes it, because its bytes are no longer needed after they are decoded. */
  constructor(take: (name: string) => Uint8Array, size: number) {
    this.size = size
    this.styles = JSON.parse(new TextDecoder().decode(take('number.style-list')))
    ;({ bytes: this.#bytes, starts: this.#starts } = decodeNumbers(take('number.shared'), take('number.rest')))
    this.#borne = readNumberRows(size, take('number.counts'), take('number.rows'), { codes: take('number.styles'), list: this.styles })
  }

  normalisedNumberAt(at: number): string {
    const [from = 0, to = 1] = [this.#starts[at], this.#starts[at + 1]]
    let text = ''
    for (let i = from; i < to - 1; i += 1) text += String.fromCharCode(this.#bytes[i] ?? 0)
    return text
  }

  /**
   * Compares a number with a text: negative if number `at` comes before the text, zero if it begins with the text, positive if it comes
   * after all numbers that do.
   */
  #compare(at: number, text: string): number {
    let i = this.#starts[at] ?? 0
    for (let sign = 0; sign < text.length; sign += 1, i += 1) {
      const differs = (this.#bytes[i] ?? 0) - text.charCodeAt(sign)
      if (differs !== 0) return differs
    }
    return 0
  }

  #first(text: string, isBehind: (compared: number) => boolean, { from, to }: NumberRange): number {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBehind(this.#compare(middle, text))) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Returns the range of numbers that begin with a text. `within` restricts the search to a range of numbers. */
  rangeBeginningWith(text: string, within: NumberRange = { from: 0, to: this.size }): NumberRange {
    const from = this.#first(text, (compared) => compared >= 0, within)
    return { from, to: this.#first(text, (compared) => compared > 0, { from, to: within.to }) }
  }

  /** Returns the index of a number that equals a text; -1 if there is none. This is the first of the numbers that begin with the text. */
  indexOfNumber(text: string, within?: NumberRange): number {
    const { from, to } = this.rangeBeginningWith(text, within)
    return from < to && this.#bytes[(this.#starts[from] ?? 0) + text.length] === NUMBER_END_BYTE ? from : -1
  }

  /** Calls `found` for each number that contains a text, in order. */
  forEachNumberContaining(piece: string, found: (at: number) => void): void {
    if (piece === '') {
      for (let at = 0; at < this.size; at += 1) found(at)
      return
    }
    this.grams.forEachCandidateRange(piece, createSubstringSearch(piece, this.#bytes, this.#starts, found))
  }

  get grams(): NumberTrigramIndex {
    this.#grams ??= new NumberTrigramIndex(this.#bytes, this.#starts, this.size)
    return this.#grams
  }

  /**
   * Returns the rows that have the part numbers of a range, once for each number, with the codes of the numbers' styles (kind, maker,
   * printed pattern).
   */
  rowsOfRange({ from, to }: NumberRange): { rows: Uint32Array; styles: CodeArray } {
    const { starts, rows, styles } = this.#borne
    const [first, behind] = [starts[from] ?? 0, starts[to] ?? 0]
    return { rows: rows.subarray(first, behind), styles: styles.subarray(first, behind) }
  }

  /** Returns a number in the printed form of one of its rows. */
  printedNumberAt(at: number, style: number): string {
    return printedFromPattern(this.styles[style]?.pattern ?? '', this.normalisedNumberAt(at))
  }

  /** Creates the lookup of the numbers of each row. */
  byRow = (rows: number): RowNumbers => new RowNumbers(this.#borne, rows)

  /** Returns the shop's code and the own OE number of each row, and the rows ordered by normalised code. */
  ownNumbersByRow(rows: number): { shopCodes: OwnNumbersByRow; oeNumbers: OwnNumbersByRow; rowsByCode: Int32Array } {
    const ofRows = (): OwnNumbersByRow => ({
      numberIndexes: new Int32Array(rows).fill(-1),
      styleCodes: createCodeArray(rows, this.styles.length),
    })
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
      if (!kind || kind.numberIndexes[row] !== -1) continue
      kind.numberIndexes[row] = number
      kind.styleCodes[row] = style
      if (kind !== code) continue
      byCode[coded] = row
      coded += 1
    }
    return { shopCodes: code, oeNumbers: oe, rowsByCode: byCode.subarray(0, coded) }
  }
}
