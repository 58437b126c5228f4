import type { Db } from '#server/db/open.ts'
import { guardedText, LINE_END, quotedCell } from '#server/kernel/spreadsheet-text.ts'

/** A text, or a figure in the digits in which it is written (`12.50`); null where there is nothing. */
export type Cell = string | { figure: string } | null
export type Row = readonly Cell[]

/** What is wanted of a shop. */
export interface Scope {
  db: Db
  tenantId: string
  /** Only what has changed, and orders that were placed, since then. */
  since: Date | null
  /** Customer group of a price list. */
  group: string | null
}

/** A table as it is written: its headings, and its rows some at a time. */
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

/** A line of a file: cells as RFC 4180 has them, texts in such a way that no spreadsheet spoils them. */
export const lineOf = (cells: Row, marks: Marks): string => cells.map(written).join(separators[marks]) + LINE_END
