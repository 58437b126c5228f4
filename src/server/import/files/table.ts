/** The types of a table: the rows of a delimited file or of a workbook. */

/**
 * A cell of a table. `text` is the trimmed content: a number in JavaScript notation with at most 15 digits (`12.5`), a date as `2026-03-05`
 * or `2026-03-05T14:30`, a boolean as `TRUE` or `FALSE`, an error as `#N/A`. `type` comes from the workbook. In delimited text the type of
 * every cell is `text`.
 */
export interface Cell {
  text: string
  type: 'text' | 'number' | 'date' | 'truth' | 'error'
  /** Set when the cell is text on purpose: `'0123` or `="0123"` in delimited text, any text cell in a workbook. */
  isExplicitText?: true
}

export const EMPTY_CELL: Cell = { text: '', type: 'text' }

export interface TableRow {
  /** The first line of the row in a delimited file, or the number of the row in a sheet. Both count from 1. */
  line: number
  /** The name of the row's sheet. Empty for delimited text. */
  sheet: string
  cells: readonly Cell[]
}

export interface TableOptions {
  /** The name of the sheet to read, or its number from 1. Default: all visible sheets in order. */
  sheet?: string
  /** The encoding of delimited text: `utf-8`, `windows-1252`, `shift_jis`. Default: detected. */
  encoding?: string
  /** The delimiter of delimited text: `,` `;` tab `|`, or another single character. Default: detected. */
  delimiter?: string
}

/** A table that is open for reading. Every loop over `rows` starts at the first row. Only a few rows are in memory at a time. */
export interface TableFile {
  /** The names of the visible sheets of a workbook. Empty for delimited text. */
  sheets: readonly string[]
  /** The encoding of delimited text. Empty for a workbook. */
  encoding: string
  /** The delimiter of delimited text. Empty for a workbook. */
  delimiter: string
  /** Sentences for the operator about what was detected in the file. */
  messages: readonly string[]
  /** The non-empty rows of the table. Empty rows are skipped, but the line numbers count them. */
  rows: AsyncIterable<TableRow>
  /** The bytes read in the current loop over `rows`, and the total number of bytes. For a workbook, both are numbers of unpacked bytes. */
  progress: () => { bytes: number; of: number }
}
