import { numberKey } from '#contract/numbers/numbers.ts'
import { type Codes, codesOfBytes } from '#search/bytes/codes.ts'
import { type Lists, readLists } from '#search/bytes/lists.ts'
import { readTexts, TextList } from '#search/bytes/texts.ts'
import { readIntegers } from '#search/bytes/varints.ts'
import type { SegmentShape } from './build.ts'
import { FitIndex } from './fit-index.ts'
import { GtinColumn } from './gtin-column.ts'
import { mergeAllOrdered } from './merge-ordered.ts'
import { NumberIndex } from './number-index.ts'
import { isCompleteNumber } from './number-pattern.ts'
import type { RowNumbers } from './row-numbers.ts'
import { section } from './sections.ts'
import { WordIndex } from './word-index.ts'

/** Columns of which only few values are read. Their values are decoded one at a time. */
const READ_SINGLY = new Set(['attributes', 'card', 'spec', 'hint', 'oeNumber', 'pictures'])

/** The values of a column that an index segment does not have. */
const NONE: readonly string[] = ['']

/**
 * A segment of the search index, ready to be searched. Opening is fast, because each index is decoded on first use. A segment never
 * changes. A changed part is in a newer segment, and the catalogue marks its older row as deleted (`catalogue/catalogue.ts`).
 */
export class Segment {
  readonly rows: number
  readonly #shape: SegmentShape
  readonly #read = new Map<string, unknown>()

  /** Takes ownership of the sections. Sections of numbers are removed once they are decoded, because they are large. */
  constructor(private readonly sections: Map<string, Uint8Array>) {
    this.#shape = JSON.parse(new TextDecoder().decode(section(sections, 'shape')))
    this.rows = this.#shape.rows
  }

  /** Decodes everything that would otherwise be decoded on first use, in steps of a few milliseconds. */
  *readAll(): Generator<void, undefined> {
    for (const read of [() => this.numbers, () => this.fits, () => this.words, () => this.gtins, () => this.#own, () => this.codeOrder]) {
      read()
      yield
    }
    for (const some of [this.numbers.grams, this.#byRow]) {
      while (!some.isWhole) {
        some.takeIn()
        yield
      }
    }
  }

  get #byRow(): RowNumbers {
    return this.#once('by-row', () => this.numbers.byRow(this.rows))
  }

  #once<T>(name: string, read: () => T): T {
    // The cast is safe, because each name is used in one place, and so always with the same type.
    if (!this.#read.has(name)) this.#read.set(name, read())
    return this.#read.get(name) as T
  }

  /** The part ids of the rows, ascending. */
  get ids(): Int32Array {
    return this.#once('ids', () => {
      const ids = readIntegers(section(this.sections, 'ids'), this.rows)
      for (let row = 1; row < ids.length; row += 1) ids[row] = (ids[row] ?? 0) + (ids[row - 1] ?? 0)
      return ids
    })
  }

  get numbers(): NumberIndex {
    return this.#once('numbers', () => new NumberIndex((name) => this.#take(name), this.#shape.numbers))
  }

  #take(name: string): Uint8Array {
    const bytes = section(this.sections, name)
    this.sections.delete(name)
    return bytes
  }

  get words(): WordIndex {
    return this.#once('words', () => {
      const columns = Object.entries(this.#shape.columns).map(([name, { values }]) => [name, { codes: this.codes(name), values }] as const)
      return new WordIndex(this.sections, this.#shape, new Map(columns), this.fits)
    })
  }

  get fits(): FitIndex {
    return this.#once('fits', () => new FitIndex(this.sections, this.#shape.fitLists, this.measure('fit.of')))
  }

  /** The article number of each row. */
  get gtins(): GtinColumn {
    return this.#once('gtins', () => new GtinColumn(this.sections.get('gtin'), this.rows))
  }

  get #own(): ReturnType<NumberIndex['own']> {
    return this.#once('own', () => this.numbers.own(this.rows))
  }

  /**
   * The rows ordered by code as text. Codes of the same pattern are already sorted by their normalised forms, so only a few codes must be
   * formatted, which is the slow part.
   */
  get codeOrder(): Int32Array {
    return this.#once('code-order', () => {
      const {
        code: { style },
        byCode,
      } = this.#own
      const byPattern = new Map<string, number[]>()
      for (const row of byCode) {
        const pattern = this.numbers.styles[style[row] ?? 0]?.pattern ?? ''
        // Codes that are stored completely are not sorted yet, so each of them is a list of its own.
        const name = isCompleteNumber(pattern) ? `${pattern} ${row}` : pattern
        const rows = byPattern.get(name)
        if (rows === undefined) byPattern.set(name, [row])
        else rows.push(row)
      }
      return mergeAllOrdered(
        [...byPattern.values()].map((rows) => Int32Array.from(rows)),
        (a, b) => {
          const [one, other] = [this.mcode(a), this.mcode(b)]
          return one < other ? -1 : one > other ? 1 : a - b
        },
      )
    })
  }

  /** The components of each row: the distinct sets of part ids, and the number of each row's set. */
  get contains(): { sets: Lists; of: Codes } {
    return this.#once('contains', () => ({
      sets: readLists(section(this.sections, 'contains.sets'), this.#shape.containsSets),
      of: this.measure('contains.of'),
    }))
  }

  /** Returns the code of each row in a column; code 0 means no value. */
  codes(column: string): Codes {
    return this.#once(`codes ${column}`, () => {
      const shape = this.#shape.columns[column]
      return shape === undefined ? new Uint8Array(this.rows) : codesOfBytes(section(this.sections, `column.${column}`), shape.width)
    })
  }

  /** Returns the value of each code of a column; the value of code 0 is empty. */
  values(column: string): readonly string[] {
    if (this.#shape.columns[column] === undefined) return NONE
    return this.#once(`values ${column}`, () => readTexts(section(this.sections, `column.${column}.values`)))
  }

  /** Returns the text of a row in a column. */
  text(column: string, row: number): string {
    const code = this.codes(column)[row] ?? 0
    if (!READ_SINGLY.has(column)) return this.values(column)[code] ?? ''
    const list = this.#once(
      `texts ${column}`,
      () => new TextList(section(this.sections, `column.${column}.values`), this.#shape.columns[column]?.values ?? 0),
    )
    return list.at(code)
  }

  measure(name: string): Codes {
    return this.#once(`measure ${name}`, () => codesOfBytes(section(this.sections, `measure.${name}`), this.#shape.measures[name] ?? 1))
  }

  /**
   * Returns the numbers of a row: its code, its OE number, numbers of other vehicle makers, then the rest. Each group is in the order of
   * the index.
   */
  numbersOf(row: number): { at: number; style: number }[] {
    const own = this.#byRow.ofRow(row)
    const rank = (code: number) => {
      const { kind, own: isOwn } = this.numbers.styles[code] ?? { kind: 'cross', own: false }
      return kind === 'mcode' ? 0 : isOwn ? 1 : kind === 'oe' ? 2 : 3
    }
    return own.sort((a, b) => rank(a.style) - rank(b.style) || a.at - b.at)
  }

  /** Returns the row of a part by its code; -1 if there is none. */
  rowOfCode(mcode: string): number {
    const at = this.numbers.indexOfNumber(numberKey(mcode))
    let found = -1
    // Several codes may have the same normalised form, so the code with the same spelling is searched.
    if (at < 0) return -1
    const { rows, styles } = this.numbers.rowsOfRange({ from: at, to: at + 1 })
    for (const [place, style] of styles.entries())
      if (this.numbers.styles[style]?.kind === 'mcode' && this.numbers.printed(at, style) === mcode) found = rows[place] ?? -1
    return found
  }

  mcode(row: number): string {
    const { at, style } = this.#own.code
    return this.numbers.printed(at[row] ?? 0, style[row] ?? 0)
  }

  oeNumber(row: number): string {
    const { at, style } = this.#own.oe
    const number = at[row] ?? -1
    return number < 0 ? this.text('oeNumber', row) : this.numbers.printed(number, style[row] ?? 0)
  }
}
