import type { Db } from '#server/db/open.ts'
import { escapeForSpreadsheet, LINE_END, quoteCsvCell } from '#contract/text/spreadsheet-text.ts'

/** The content of a cell in an exported table: text, a number as it is written (`12.50`), or null if the cell is empty. */
export type SheetCell = string | { numberText: string } | null
export type SheetRow = readonly SheetCell[]

/** Says which data of a shop is exported. */
export interface ExportScope {
  db: Db
  tenantId: string
  /** The time since which exported rows must have changed, or exported orders must have been placed. Null: all are exported. */
  since: Date | null
  /** The customer group whose prices are exported. Null: the selling prices are exported. */
  customerGroup: string | null
}

/** A table to export: its headings, and its rows in portions. */
export interface ExportSheet {
  headings: readonly string[]
  rows: AsyncIterable<readonly SheetRow[]>
}

export const numericCell = (value: number | string | null): SheetCell => (value === null ? null : { numberText: String(value) })
export const booleanCell = (is: boolean): SheetCell => (is ? 'yes' : null)

const sheetFormats = { csv: ',', tsv: '\t' } as const
export type SheetFormat = keyof typeof sheetFormats

const formatCell = (cell: SheetCell): string => {
  if (cell === null) return ''
  return typeof cell === 'string' ? quoteCsvCell(escapeForSpreadsheet(cell)) : cell.numberText
}

/** Returns a line of an exported file, with cells by RFC 4180. Texts are written so that no spreadsheet program changes them. */
export const formatSheetLine = (cells: SheetRow, marks: SheetFormat): string => cells.map(formatCell).join(sheetFormats[marks]) + LINE_END
