import type { FinderKey } from '#contract/finder/measurable.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { bytesToCodes, type CodeArray } from '#search/bytes/codes.ts'
import { type PackedLists, readLists } from '#search/bytes/lists.ts'
import { readTexts, TextList } from '#search/bytes/texts.ts'
import { readIntegers } from '#search/bytes/varints.ts'
import { ATTRIBUTE_COLUMNS_SECTION, type AttributeColumn, readAttributeColumn } from './attribute-columns.ts'
import type { SegmentSizes } from './build.ts'
import { FitIndex } from './fit-index.ts'
import { GtinColumn } from './gtin-column.ts'
import { mergeAllOrdered } from './merge-ordered.ts'
import { NumberIndex } from './number-index.ts'
import { isCompleteNumber } from './number-pattern.ts'
import type { RowNumbers } from './row-numbers.ts'
import { requireSection, type SegmentSections } from './sections.ts'
import { WordIndex } from './word-index.ts'

/** Columns of which only few values are read. Their values are decoded one at a time. */
const SINGLY_DECODED_COLUMNS = new Set(['attributes', 'card', 'spec', 'hint', 'oeNumber', 'pictures'])

/** The values of a column that an index segment does not have. */
const NO_COLUMN_VALUES: readonly string[] = ['']

/**
 * A segment of the search index, ready to be searched. Opening is fast, because each index is decoded on first use. A segment never
 * changes. A changed part is in a newer segment, and the catalogue marks its older row as deleted (`catalogue/catalogue.ts`).
 */
export class Segment {
  readonly rows: number
  readonly #shape: SegmentSizes
  readonly #read = new Map<string, unknown>()

  /** Takes ownership of the sections. Sections of numbers are removed once they are decoded, because they are large. */
  constructor(private readonly sections: Map<string, Uint8Array>) {
    this.#shape = JSON.parse(new TextDecoder().decode(requireSection(sections, 'shape')))
    this.rows = this.#shape.rows
  }

  /** Decodes everything that would otherwise be decoded on first use, in steps of a few milliseconds. */
  *decodeAllInSteps(): Generator<void, undefined> {
    for (const read of [
      () => this.numbers,
      () => this.fits,
      () => this.words.readSources(),
      () => this.gtins,
      () => this.#own,
      () => this.codeOrder,
    ]) {
      read()
      yield
    }
    for (const some of [this.numbers.grams, this.#byRow]) {
      while (!some.isWhole) {
        some.indexMoreBlocks()
        yield
      }
    }
  }

  /** The sections of this segment, in which `record.*` are its records (`search/records`), if they were built with it. */
  get sectionsOfRecords(): SegmentSections {
    return this.sections
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
      const ids = readIntegers(requireSection(this.sections, 'ids'), this.rows)
      for (let row = 1; row < ids.length; row += 1) ids[row] = (ids[row] ?? 0) + (ids[row - 1] ?? 0)
      return ids
    })
  }

  get numbers(): NumberIndex {
    return this.#once('numbers', () => new NumberIndex((name) => this.#take(name), this.#shape.numbers))
  }

  #take(name: string): Uint8Array {
    const bytes = requireSection(this.sections, name)
    this.sections.delete(name)
    return bytes
  }

  get words(): WordIndex {
    return this.#once('words', () => {
      const columns = () =>
        Object.entries(this.#shape.columns).map(([name, { values }]) => [name, { codes: this.columnCodes(name), values }] as const)
      return new WordIndex(
        this.sections,
        this.#shape,
        () => new Map(columns()),
        () => this.fits,
      )
    })
  }

  get fits(): FitIndex {
    return this.#once('fits', () => new FitIndex(this.sections, this.#shape.fitLists, this.measureValues('fit.of')))
  }

  /** The article number of each row. */
  get gtins(): GtinColumn {
    return this.#once('gtins', () => new GtinColumn(this.sections.get('gtin'), this.rows))
  }

  get #own(): ReturnType<NumberIndex['ownNumbersByRow']> {
    return this.#once('own', () => this.numbers.ownNumbersByRow(this.rows))
  }

  /**
   * The rows ordered by code as text. Codes of the same pattern are already sorted by their normalised forms, so only a few codes must be
   * formatted, which is the slow part.
   */
  get codeOrder(): Int32Array {
    return this.#once('code-order', () => {
      const {
        shopCodes: { styleCodes },
        rowsByCode,
      } = this.#own
      const byPattern = new Map<string, number[]>()
      for (const row of rowsByCode) {
        const pattern = this.numbers.styles[styleCodes[row] ?? 0]?.pattern ?? ''
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
  get contains(): { sets: PackedLists; setIndexByRow: CodeArray } {
    return this.#once('contains', () => ({
      sets: readLists(requireSection(this.sections, 'contains.sets'), this.#shape.containsSets),
      setIndexByRow: this.measureValues('contains.of'),
    }))
  }

  /** Returns the code of each row in a column; code 0 means no value. */
  columnCodes(column: string): CodeArray {
    return this.#once(`codes ${column}`, () => {
      const shape = this.#shape.columns[column]
      return shape === undefined ? new Uint8Array(this.rows) : bytesToCodes(requireSection(this.sections, `column.${column}`), shape.width)
    })
  }

  /** Returns the value of each code of a column; the value of code 0 is empty. */
  columnValues(column: string): readonly string[] {
    if (this.#shape.columns[column] === undefined) return NO_COLUMN_VALUES
    return this.#once(`values ${column}`, () => readTexts(requireSection(this.sections, `column.${column}.values`)))
  }

  /** Returns the text of a row in a column. */
  columnTextAt(column: string, row: number): string {
    const code = this.columnCodes(column)[row] ?? 0
    if (!SINGLY_DECODED_COLUMNS.has(column)) return this.columnValues(column)[code] ?? ''
    const list = this.#once(
      `texts ${column}`,
      () => new TextList(requireSection(this.sections, `column.${column}.values`), this.#shape.columns[column]?.values ?? 0),
    )
    return list.textAt(code)
  }

  /** Returns the keys of the attributes that rows of this segment have in `attributeColumn`. */
  get attributeKeys(): readonly string[] {
    return Object.keys(this.#shape.attributes ?? {})
  }

  /**
   * Decodes the values of a measurable attribute that is no fixed filter. Returns null if no row has one. The result is not kept, because
   * the finder keeps what it needs of it.
   */
  attributeColumn(key: FinderKey): AttributeColumn | null {
    const { attributes } = this.#shape
    return attributes?.[key] === undefined
      ? null
      : readAttributeColumn(requireSection(this.sections, ATTRIBUTE_COLUMNS_SECTION), attributes, key)
  }

  measureValues(name: string): CodeArray {
    return this.#once(`measure ${name}`, () =>
      bytesToCodes(requireSection(this.sections, `measure.${name}`), this.#shape.measures[name] ?? 1),
    )
  }

  /**
   * Returns the numbers of a row: its code, its OE number, numbers of other vehicle makers, then the rest. Each group is in the order of
   * the index.
   */
  numbersOfRow(row: number): { numberIndex: number; styleCode: number }[] {
    const own = this.#byRow.numbersOfRow(row)
    const rank = (code: number) => {
      const { kind, own: isOwn } = this.numbers.styles[code] ?? { kind: 'cross', own: false }
      return kind === 'mcode' ? 0 : isOwn ? 1 : kind === 'oe' ? 2 : 3
    }
    return own.sort((a, b) => rank(a.styleCode) - rank(b.styleCode) || a.numberIndex - b.numberIndex)
  }

  /** Returns the row of a part by its code; -1 if there is none. */
  rowOfCode(mcode: string): number {
    const at = this.numbers.indexOfNumber(numberKey(mcode))
    let found = -1
    // Several codes may have the same normalised form, so the code with the same spelling is searched.
    if (at < 0) return -1
    const { rows, styles } = this.numbers.rowsOfRange({ from: at, to: at + 1 })
    for (const [place, style] of styles.entries())
      if (this.numbers.styles[style]?.kind === 'mcode' && this.numbers.printedNumberAt(at, style) === mcode) found = rows[place] ?? -1
    return found
  }

  mcode(row: number): string {
    const { numberIndexes, styleCodes } = this.#own.shopCodes
    return this.numbers.printedNumberAt(numberIndexes[row] ?? 0, styleCodes[row] ?? 0)
  }

  oeNumberOfRow(row: number): string {
    const { numberIndexes, styleCodes } = this.#own.oeNumbers
    const number = numberIndexes[row] ?? -1
    return number < 0 ? this.columnTextAt('oeNumber', row) : this.numbers.printedNumberAt(number, styleCodes[row] ?? 0)
  }
}
