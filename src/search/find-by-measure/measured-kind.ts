import { isFinderKey, measurableKeys } from '#contract/finder/measurable.ts'
import { createCodeArray } from '#search/bytes/codes.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { placeInSortedList } from '#search/catalogue/live-columns.ts'
import { type CodeCounts, countAllCodes } from './code-counts.ts'
import { groupEqualItems } from './equal-rows.ts'
import { type MeasuredColumn, readMeasuredColumn } from './measured-column.ts'
import { questionFormatOf } from './question-format.ts'

/** A column with the counts of all units of its kind. */
export interface KindColumn extends MeasuredColumn {
  all: CodeCounts
}

/**
 * The parts of a kind by their measures. A unit stands for all parts whose measurable attributes are equal, such as the remanufactured one
 * beside the new one: on the bench they are the same. Columns have one code for each unit.
 */
export interface MeasuredKind {
  columns: readonly KindColumn[]
  unitCount: number
  partCount: number
  /** The number of parts of each unit. */
  partCounts: Uint32Array
  /** The rows of unit `i` are `rows` from `rowStarts[i]` to `rowStarts[i + 1]`; the one that sells best is first. */
  rows: Int32Array
  rowStarts: Uint32Array
  /** The rows of the kind, ascending, and the unit of each. */
  ascendingRows: Int32Array
  unitOfAscendingRow: Int32Array
}

/** Returns the unit that a row of the kind belongs to; -1 for rows of other kinds. */
export function unitOfRow({ ascendingRows, unitOfAscendingRow }: MeasuredKind, row: number): number {
  const place = placeInSortedList(ascendingRows, row)
  return place < 0 ? -1 : (unitOfAscendingRow[place] ?? -1)
}

/** Reads the measures of the flagged rows. Other work can run between two steps. */
export function* readMeasuredKind(catalogue: Catalogue, flags: Uint8Array): Generator<void, MeasuredKind> {
  const { placeOfRow, rows } = placesOfFlaggedRows(flags)
  const columns: MeasuredColumn[] = []
  for (const key of keysOf(catalogue)) {
    const format = questionFormatOf(key, catalogue.choices)
    const column = format && readMeasuredColumn(catalogue, format, placeOfRow, rows.length)
    if (column) columns.push(column)
    yield
  }
  const { count, groupOf } = yield* groupEqualItems(columns, rows.length)
  yield
  const units = yield* unitRows(catalogue, rows, groupOf, count)
  const ofKind: KindColumn[] = []
  for (const column of columns) {
    ofKind.push(ofUnits(column, groupOf, units.partCounts))
    yield
  }
  return { columns: ofKind, ...units }
}

/** Returns the keys of attributes that some part of the catalogue may have. */
const keysOf = ({ segments }: Catalogue) =>
  [...new Set([...measurableKeys, ...segments.flatMap(({ segment }) => segment.attributeKeys)])].filter(isFinderKey)

function placesOfFlaggedRows(flags: Uint8Array): { placeOfRow: Int32Array; rows: Int32Array } {
  const placeOfRow = new Int32Array(flags.length).fill(-1)
  const rows = new Int32Array(flags.length)
  let count = 0
  for (let row = 0; row < flags.length; row += 1) {
    if (!flags[row]) continue
    placeOfRow[row] = count
    rows[count] = row
    count += 1
  }
  return { placeOfRow, rows: rows.slice(0, count) }
}

function ofUnits(column: MeasuredColumn, unitOf: Int32Array, partCounts: Uint32Array): KindColumn {
  const codes = createCodeArray(partCounts.length, column.values.length - 1)
  for (let place = 0; place < unitOf.length; place += 1) codes[unitOf[place] ?? 0] = column.codes[place] ?? 0
  return { ...column, codes, all: countAllCodes({ codes, values: column.values }, partCounts) }
}

/** The number of rows that are put in order in one step, which takes a few milliseconds. */
const ROWS_PER_STEP = 8192

function* unitRows(
  { popularity }: Catalogue,
  rows: Int32Array,
  unitOf: Int32Array,
  unitCount: number,
): Generator<void, Omit<MeasuredKind, 'columns'>> {
  const partCounts = new Uint32Array(unitCount)
  for (const unit of unitOf) partCounts[unit] = (partCounts[unit] ?? 0) + 1
  const rowStarts = new Uint32Array(unitCount + 1)
  for (let unit = 0; unit < unitCount; unit += 1) rowStarts[unit + 1] = (rowStarts[unit] ?? 0) + (partCounts[unit] ?? 0)
  const next = rowStarts.slice()
  const ordered = new Int32Array(rows.length)
  for (let place = 0; place < rows.length; place += 1) {
    if (place % ROWS_PER_STEP === 0) yield
    const [unit, row] = [unitOf[place] ?? 0, rows[place] ?? 0]
    const [at, first] = [next[unit] ?? 0, rowStarts[unit] ?? 0]
    const best = ordered[first] ?? 0
    const isBest = at > first && (popularity[row] ?? 0) > (popularity[best] ?? 0)
    ordered[at] = isBest ? best : row
    if (isBest) ordered[first] = row
    next[unit] = at + 1
  }
  return { unitCount, partCount: rows.length, partCounts, rows: ordered, rowStarts, ascendingRows: rows, unitOfAscendingRow: unitOf }
}
