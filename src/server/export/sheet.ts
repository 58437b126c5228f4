import type { Db } from '#server/db/open.ts'
import { guardedText, LINE_END, quotedCell } from '#server/kernel/spreadsheet-text.ts'

/** The content of a cell in an exported table: text, a number as it is written (`12.50`), or null if the cell is empty. */
export type Cell = string | { figure: string } | null
export type Row = readonly Cell[]

/** Says which data of a shop is exported. */
export interface Scope {
  db: Db
  tenantId: string
  /** The time since which exported rows must have changed, or exported orders must have been placed. Null: all are exported. */
  since: Date | null
  /** The customer group whose prices are exported. Null: the selling prices are exported. */
  group: string | null
}

/** A table to export: its headings, and its rows in portions. */
export interface Sheet {
  head: readonly string[]
  rows: AsyncIterable<readonly Row[]>
}

export const numericCell = (value: number | string | null): Cell => (value === null ? null : { figure: String(value) })
export const yesCell = (is: boolean): Cell => (is ? 'yes' : null)

const separators = { csv: ',', tsv: '\t' } as const
export type SheetFormat = keyof typeof separators

const formatCell = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'string' ? quotedCell(guardedText(cell)) : cell.figure
}

/** Returns a line of an exported file, with cells by RFC 4180. Texts are written so that no spreadsheet program changes them. */
export const lineOf = (cells: Row, marks: SheetFormat): string => cells.map(formatCell).join(separators[marks]) + LINE_END
