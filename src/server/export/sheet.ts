import type { Db } from '#server/db/open.ts'
import { guardedText, LINE_END, quotedCell } from '#server/kernel/spreadsheet-text.ts'

/** The content of a cell: text, a number as it is written (`12.50`), or null if it is empty. */
export type Cell = string | { figure: string } | null
export type Row = readonly Cell[]

/** Which data of a shop is exported. */
export interface Scope {
  db: Db
  tenantId: string
  /** Only rows that have changed, or orders that were placed, since then. Null: all. */
  since: Date | null
  /** The customer group of a price list. Null: the selling prices. */
  group: string | null
}

/** A table to export: its headings, and its rows in portions. */
export interface Sheet {
  head: readonly string[]
  rows: AsyncIterable<readonly Row[]>
}

export const figure = (value: number | string | null): Cell => (value === null ? null : { figure: String(value) })
export const yes = (is: boolean): Cell => (is ? 'yes' : null)

const separators = { csv: ',', tsv: '\t' } as const
export type Marks = keyof typeof separators

const written = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'string' ? quotedCell(guardedText(cell)) : cell.figure
}

/** A line of a file: cells by RFC 4180. Texts are written so that no spreadsheet program changes them. */
export const lineOf = (cells: Row, marks: Marks): string => cells.map(written).join(separators[marks]) + LINE_END
