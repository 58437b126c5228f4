import type { FinderKey } from '#contract/finder/measurable.ts'
import { type CodeArray, createCodeArray } from '#search/bytes/codes.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { type CodedColumnName, codedColumnNames } from '#search/catalogue/rows.ts'
import type { QuestionFormat } from './question-format.ts'

/** The values of one attribute: one code for each item. Code 0 means that the value is not known. */
export interface MeasuredColumn extends QuestionFormat {
  codes: CodeArray
  /** The text of each code as on the wire; numbers ascending, so that neighbouring codes are neighbouring measures. */
  values: readonly string[]
  /** The number of each code; NaN for code 0 and for texts. */
  numbers: Float64Array
}

/** For each place the index of its value, where `values` may contain a value several times. Index 0 means that the value is not known. */
interface FoundValues {
  indexOfPlace: Uint32Array
  values: readonly string[]
}

/**
 * Collects the values of one attribute for the rows of a kind. `placeOfRow` is the place of each row of the catalogue in the kind, -1 for
 * rows of other kinds; `size` is the number of places. Returns null if no part of the kind has the attribute.
 */
export function readMeasuredColumn(
  catalogue: Catalogue,
  format: QuestionFormat,
  placeOfRow: Int32Array,
  size: number,
): MeasuredColumn | null {
  const { key, isNumber } = format
  const found = isCodedColumn(key) ? fromCodedColumn(catalogue, key, placeOfRow, size) : fromSegments(catalogue, key, placeOfRow, size)
  const { codeOfIndex, values } = orderValues(found, isNumber)
  if (values.length === 1) return null
  const codes = createCodeArray(size, values.length - 1)
  for (let place = 0; place < size; place += 1) codes[place] = codeOfIndex[found.indexOfPlace[place] ?? 0] ?? 0
  return { ...format, codes, values, numbers: Float64Array.from(values, (text) => (isNumber && text !== '' ? Number(text) : Number.NaN)) }
}

const isCodedColumn = (key: string): key is CodedColumnName => codedColumnNames.some((name) => name === key)

function fromCodedColumn({ columns }: Catalogue, name: CodedColumnName, placeOfRow: Int32Array, size: number): FoundValues {
  const { codes, values } = columns[name]
  const indexOfPlace = new Uint32Array(size)
  for (let row = 0; row < placeOfRow.length; row += 1) {
    const place = placeOfRow[row] ?? -1
    if (place >= 0) indexOfPlace[place] = codes[row] ?? 0
  }
  return { indexOfPlace, values }
}

function fromSegments({ segments }: Catalogue, key: FinderKey, placeOfRow: Int32Array, size: number): FoundValues {
  const indexOfPlace = new Uint32Array(size)
  const values = ['']
  for (const { segment, firstRow } of segments) {
    const column = segment.attributeColumn(key)
    if (column === null) continue
    const { rows, valueIndexes } = column
    for (let at = 0; at < rows.length; at += 1) {
      const place = placeOfRow[firstRow + (rows[at] ?? 0)] ?? -1
      if (place >= 0) indexOfPlace[place] = values.length + (valueIndexes[at] ?? 0)
    }
    for (const value of column.values) values.push(value)
  }
  return { indexOfPlace, values }
}

/**
 * Numbers the values that occur, each once, in order: numbers by value, so that `12` and `12.0` are one. A number that is none cannot be
 * compared with a reading, so it counts as not known.
 */
function orderValues({ indexOfPlace, values }: FoundValues, isNumber: boolean): { codeOfIndex: Uint32Array; values: string[] } {
  const isUsed = new Uint8Array(values.length)
  for (let place = 0; place < indexOfPlace.length; place += 1) isUsed[indexOfPlace[place] ?? 0] = 1
  const comparable = values.map((text) => (isNumber ? Number(text) : text))
  const textOf = new Map<string | number, string>()
  for (const [index, text] of values.entries()) {
    const value = comparable[index] ?? ''
    if (isUsed[index] && text !== '' && !Number.isNaN(value) && !textOf.has(value)) textOf.set(value, text)
  }
  const ordered = [...textOf].sort(([one], [other]) => (one < other ? -1 : 1))
  const codeOf = new Map(ordered.map(([value], at) => [value, at + 1]))
  return {
    codeOfIndex: Uint32Array.from(values, (text, index) => (text === '' ? 0 : (codeOf.get(comparable[index] ?? '') ?? 0))),
    values: ['', ...ordered.map(([, text]) => text)],
  }
}
