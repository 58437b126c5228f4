import type { Cell, TableRow } from '#server/import/files/table.ts'
import { spreadsheetColumnLetters } from './column.ts'
import type { ColumnMapping } from './column-mapping.ts'
import { exactMeaningOf, isStandaloneUnit, readHeading } from './heading.ts'
import type { TableKind } from './kinds.ts'
import { normalizeWords } from './plain-words.ts'

export interface FoundHeading {
  /** The headings of the table, one for each column. */
  headings: readonly string[]
  /** The first line with headings. The rows above are left out. `firstLine` and `lastLine` are 0 for a file without headings. */
  firstLine: number
  lastLine: number
  /** The number of headings whose meaning is known. */
  knownHeadingCount: number
  messages: string[]
}

const MAX_INSPECTED_ROWS = 25
const NUMERIC_TEXT_PATTERN = /^[\s\d.,€$£%'’+-]*\d[\s\d.,€$£%'’-]*$/

const isNumericCell = ({ type, text }: Cell): boolean =>
  type === 'number' || type === 'date' || (NUMERIC_TEXT_PATTERN.test(text) && !/\d\s?[-–]\s?\d/.test(text))
const nonEmptyCells = (row: TableRow): Cell[] => row.cells.filter(({ text }) => text !== '')

/**
 * Finds the row of headings, or two such rows, among the first rows of a table. There may be titles above the headings, or no headings at
 * all.
 */
export function findHeadingRow(kind: TableKind, rows: readonly TableRow[], mapping: ColumnMapping): FoundHeading {
  const mapped = new Set(Object.keys(mapping.columns).map(normalizeWords))
  const understood = (text: string): boolean =>
    text !== '' && (mapped.has(normalizeWords(text)) || exactMeaningOf(kind, readHeading(text)) !== null)
  const count = (headings: readonly string[]): number => new Set(headings.filter(understood).map(normalizeWords)).size
  let best: { headings: readonly string[]; rowCount: number; rowIndex: number; knownHeadingCount: number } | null = null
  for (const [at, row] of rows.slice(0, MAX_INSPECTED_ROWS).entries()) {
    const single = row.cells.map(({ text }) => text)
    const known = count(single)
    const figures = nonEmptyCells(row).filter(isNumericCell).length
    // A later row with the same headings only repeats them, and is not the start of the table.
    const repeats = best !== null && single.join('\n') === rows[best.rowIndex]?.cells.map(({ text }) => text).join('\n')
    if (best !== null && best.knownHeadingCount >= 2 && at >= best.rowIndex + best.rowCount && (figures > 0 || repeats)) break
    if (figures <= known && known > (best?.knownHeadingCount ?? 0))
      best = { headings: single, rowCount: 1, rowIndex: at, knownHeadingCount: known }
    const below = rows[at + 1]
    if (!below || below.line !== row.line + 1 || nonEmptyCells(below).some(isNumericCell) || nonEmptyCells(row).some(isNumericCell))
      continue
    const joined = joinHeadingRows(row.cells, below.cells, understood)
    const both = count(joined.headings)
    if (both > (best?.knownHeadingCount ?? 0) || (best?.rowIndex === at && both === best.knownHeadingCount && joined.hasUnitRow)) {
      best = { headings: joined.headings, rowCount: 2, rowIndex: at, knownHeadingCount: both }
    }
  }
  const found = best && isHeadingRow(best, rows) ? best : findUnknownHeading(rows)
  if (!found) {
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
    const headings = Array.from({ length: width }, (_, column) => spreadsheetColumnLetters(column))
    return {
      headings,
      firstLine: 0,
      lastLine: 0,
      knownHeadingCount: 0,
      messages: ['No row of headings was found: columns are called A, B, C and so on.'],
    }
  }
  const first = rows[found.rowIndex]
  const last = rows[found.rowIndex + found.rowCount - 1]
  const width = countUsedColumns(found.headings, rows.slice(found.rowIndex + found.rowCount))
  const named = Array.from(
    { length: width },
    (_, column) => found.headings[column]?.replace(/\s+/g, ' ').trim() || spreadsheetColumnLetters(column),
  )
  const lines = found.rowCount === 1 ? `Headings stand in line ${first?.line}` : `Headings stand in lines ${first?.line} and ${last?.line}`
  const above = found.rowIndex > 0 ? `; ${found.rowIndex} ${found.rowIndex === 1 ? 'row' : 'rows'} above are passed over` : ''
  return {
    headings: makeHeadingsUnique(named),
    firstLine: first?.line ?? 0,
    lastLine: last?.line ?? 0,
    knownHeadingCount: found.knownHeadingCount,
    messages: [`${lines}${above}.`],
  }
}

/**
 * Returns the number of columns: up to the last heading, and further while most rows fill the next column. A cell beyond the last column is
 * an error of its row.
 */
function countUsedColumns(headings: readonly string[], data: readonly TableRow[]): number {
  let width = headings.findLastIndex((heading) => heading.trim() !== '') + 1
  const fills = (column: number) => data.filter(({ cells }) => (cells[column]?.text ?? '') !== '').length
  while (data.length > 0 && fills(width) * 2 > data.length) width += 1
  return width
}

/**
 * Whether a row is a row of headings. A single known word may be a value. So the row must have two known words, or one known word without
 * numbers in a row that is the first one or has at most three cells.
 */
function isHeadingRow(
  { knownHeadingCount, rowIndex }: { knownHeadingCount: number; rowIndex: number },
  rows: readonly TableRow[],
): boolean {
  const row = rows[rowIndex]
  return (
    knownHeadingCount >= 2 ||
    (row !== undefined &&
      knownHeadingCount === 1 &&
      !nonEmptyCells(row).some(isNumericCell) &&
      (rowIndex === 0 || nonEmptyCells(row).length <= 3))
  )
}

/** Returns the first row as headings when it has words above columns of numbers, even if the words are unknown. Otherwise null. */
function findUnknownHeading(
  rows: readonly TableRow[],
): { headings: readonly string[]; rowCount: number; rowIndex: number; knownHeadingCount: number } | null {
  const [first, ...others] = rows
  if (!first || others.length === 0 || nonEmptyCells(first).length < 2 || nonEmptyCells(first).some(isNumericCell)) return null
  const overFigures = first.cells.some(({ text }, column) => {
    const values = others.flatMap(({ cells }) => (cells[column] && cells[column].text !== '' ? [cells[column]] : []))
    return text !== '' && !/\d/.test(text) && values.length > 0 && values.every(isNumericCell)
  })
  return overFigures ? { headings: first.cells.map(({ text }) => text), rowCount: 1, rowIndex: 0, knownHeadingCount: 0 } : null
}

/**
 * Joins two rows of headings. A heading above several columns is put before the heading of each, and units in the second row are put behind
 * the names.
 */
function joinHeadingRows(
  upper: readonly Cell[],
  lower: readonly Cell[],
  understood: (text: string) => boolean,
): { headings: string[]; hasUnitRow: boolean } {
  const headings: string[] = []
  let spanning = ''
  let units = 0
  let names = 0
  for (let column = 0; column < Math.max(upper.length, lower.length); column += 1) {
    const above = upper[column]?.text ?? ''
    const below = lower[column]?.text ?? ''
    if (above !== '') spanning = above
    const over = above !== '' || below === '' ? above : spanning
    const unit = isStandaloneUnit(below)
    if (unit) units += 1
    else if (below !== '') names += 1
    if (below === '') headings.push(over)
    else if (over === '') headings.push(below)
    else if (unit) headings.push(`${over} [${below.replace(/[[\](){}]/g, '')}]`)
    else headings.push([`${over} ${below}`, below, over].find(understood) ?? `${over} ${below}`)
  }
  return { headings, hasUnitRow: units > 0 && names === 0 }
}

function makeHeadingsUnique(headings: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return headings.map((heading) => {
    const times = (seen.get(heading) ?? 0) + 1
    seen.set(heading, times)
    return times === 1 ? heading : `${heading} (${times})`
  })
}
