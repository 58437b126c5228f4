import { isIdentifierLabel } from '#contract/attributes/match-attribute.ts'
import type { Cell } from '#server/import/files/table.ts'
import type { GuessedColumn } from './column.ts'
import type { ColumnRule } from './column-mapping.ts'
import { InvalidValueError, isEmptyValue } from './invalid-value.ts'
import { readCell } from './read-cell.ts'
import { createEmptyValues } from './row-values.ts'
import { type CellFormat, columnTargetOf, isTargetKey } from './targets.ts'
import { detectColumnDateOrder } from './values/dates.ts'
import { detectColumnDecimalMark } from './values/decimal-mark.ts'
import { toPlainNumberText } from './values/number-text.ts'
import { detectQuantityDecimalMark } from './values/quantity-mark.ts'

const NUMERIC_CELL_FORMATS: ReadonlySet<CellFormat> = new Set(['money', 'weight', 'length', 'box', 'quantity', 'pieces'])
export const cellFormatOf = (target: string): CellFormat | 'attribute' =>
  target.startsWith('attribute:') ? 'attribute' : isTargetKey(target) ? columnTargetOf(target).reads : 'money'

/**
 * Gives a decimal mark to number columns whose own values show none (`4,250`). It is the mark that the other number columns show (`45,00`),
 * if they all show the same one.
 */
export function inferDecimalMarks(columns: readonly GuessedColumn[]): void {
  const marks = new Set(columns.flatMap(({ target, decimalMark }) => (target === null || decimalMark === null ? [] : [decimalMark])))
  const [only] = marks
  if (marks.size !== 1 || only === undefined || only === 'mixed') return
  for (const column of columns) {
    const reads = column.target === null ? null : cellFormatOf(column.target)
    if (column.decimalMark === null && reads !== null && reads !== 'attribute' && NUMERIC_CELL_FORMATS.has(reads)) column.decimalMark = only
  }
}

export const detectFormats = (
  cells: readonly Cell[],
  reads: CellFormat | 'attribute',
): Pick<GuessedColumn, 'decimalMark' | 'dateOrder'> => {
  const texts = cells.filter(({ type }) => type === 'text').map(({ text }) => text)
  return {
    decimalMark: reads === 'quantity' ? detectQuantityDecimalMark(texts) : detectColumnDecimalMark(texts),
    dateOrder: detectColumnDateOrder(texts),
  }
}

/** Whether at least 80 % of the values in a column are valid for its meaning. */
export function valuesFitTarget(column: GuessedColumn, cells: readonly Cell[]): boolean {
  const looked = cells.slice(0, 200)
  const good = looked.filter((cell) => {
    try {
      readCell(column, cell, createEmptyValues())
      return true
    } catch (error) {
      if (error instanceof InvalidValueError) return false
      throw error
    }
  })
  return looked.length > 0 && good.length >= looked.length * 0.8
}

const defaultUnits: Readonly<Record<string, string>> = { weight: 'kg', length: 'mm', box: 'cm' }

/** Finds the format and the unit of the values in a column. */
export function detectColumnFormat(column: GuessedColumn, cells: readonly Cell[], rule: ColumnRule | undefined): void {
  const { target } = column
  if (target === null) return
  const reads = cellFormatOf(target)
  const found = detectFormats(cells, reads)
  if (reads === 'date') column.dateOrder = rule?.dates ?? found.dateOrder
  if (reads === 'attribute' || NUMERIC_CELL_FORMATS.has(reads)) column.decimalMark = rule?.decimal ?? found.decimalMark
  if (target.startsWith('attribute:')) {
    if (column.unit === 'text') {
      column.unit = ''
      column.decimalMark = null
      return
    }
    const filled = cells.filter(({ text }) => !isEmptyValue(text))
    const units = new Set(filled.map(({ text }) => /^[+-]?[\d.,]+\s*([^\d\s.,][^\d]*)$/.exec(text)?.[1]?.trim() ?? ''))
    const [only = ''] = units
    if (column.unit === '' && units.size === 1) column.unit = only
    column.isNumeric =
      filled.length > 0 && !isIdentifierLabel(target.slice('attribute:'.length)) && filled.every((cell) => isNumberCell(cell, column))
    if (!column.isNumeric) column.decimalMark = null
    return
  }
  const unit = defaultUnits[reads]
  if (unit !== undefined && column.unit === '') column.unit = unit
}

function isNumberCell({ type, text }: Cell, { unit, decimalMark }: GuessedColumn): boolean {
  if (type === 'number') return true
  // A number with leading zeros is a code and not a number.
  const bare = unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text
  if (type !== 'text' || /^0\d/.test(bare)) return false
  try {
    toPlainNumberText(bare, decimalMark)
    return true
  } catch {
    return false
  }
}
