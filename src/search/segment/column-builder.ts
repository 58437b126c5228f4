import { type CodeByteWidth, codesToBytes, codeWidthFor, createCodeArray } from '#search/bytes/codes.ts'
import { writeTexts } from '#search/bytes/texts.ts'

/** The shape of a column in an index segment: the width of a code and the number of values. Code 0 means no value. */
export interface ColumnSizes {
  width: CodeByteWidth
  values: number
}

/** Builds one text column. Each distinct text is stored once, and codes are numbered in the order in which texts first appear. */
export class ColumnBuilder {
  readonly #codeOf = new Map<string, number>()
  readonly #codes: number[] = []

  constructor(readonly name: string) {}

  addRowValue(value: string | number | null | undefined): void {
    const text = value === null || value === undefined ? '' : String(value)
    this.#codes.push(text === '' ? 0 : this.#code(text))
  }

  #code(text: string): number {
    const known = this.#codeOf.get(text)
    if (known !== undefined) return known
    const code = this.#codeOf.size + 1
    this.#codeOf.set(text, code)
    return code
  }

  get codes(): readonly number[] {
    return this.#codes
  }

  /** The number of values, including "no value". */
  get values(): number {
    return this.#codeOf.size + 1
  }

  get shape(): ColumnSizes {
    return { width: codeWidthFor(this.values - 1), values: this.values }
  }

  columnSections(): [string, Uint8Array][] {
    const codes = createCodeArray(this.#codes.length, this.values - 1)
    codes.set(this.#codes)
    return [
      [`column.${this.name}`, codesToBytes(codes)],
      [`column.${this.name}.values`, writeTexts(['', ...this.#codeOf.keys()])],
    ]
  }
}
