/** The rows of a delimited file or a workbook. */

/**
 * A cell. `text` is its trimmed content: a number in JavaScript notation with at most 15 digits (`12.5`), a date as `2026-03-05` or
 * `2026-03-05T14:30`, a boolean as `TRUE` or `FALSE`, an error as `#N/A`. The type is that of the workbook. In delimited text every cell is
 * text.
 */
export interface Cell {
  text: string
  type: 'text' | 'number' | 'date' | 'truth' | 'error'
  /** Deliberately text: in delimited text `'0123` and `="0123"`, in a workbook any text cell. */
  meant?: true
}

export const EMPTY: Cell = { text: '', type: 'text' }

export interface TableRow {
  /** The first line of the row in the file, or the row number in the workbook, from 1. */
  line: number
  /** The name of the sheet. Empty for delimited text. */
  sheet: string
  cells: readonly Cell[]
}

export interface TableOptions {
  /** The name or number (from 1) of the sheet to read. Default: all visible sheets in order. */
  sheet?: string
  /** The encoding of delimited text: `utf-8`, `windows-1252`, `shift_jis`. Default: detected. */
  encoding?: string
  /** One of `,` `;` tab `|`, or another single character. Default: detected. */
  delimiter?: string
}

/** An open table. Every loop over `rows` starts at the first row. Only a few rows are in memory at a time. */
export interface TableFile {
  /** The names of the visible sheets. Empty for delimited text. */
  sheets: readonly string[]
  /** Empty for a workbook. */
  encoding: string
  /** Empty for a workbook. */
  delimiter: string
  /** What was detected about the file, as sentences for the operator. */
  said: readonly string[]
  /** The non-empty rows. Empty rows are skipped, but count in `line`. */
  rows: AsyncIterable<TableRow>
  /** Bytes read in the current loop, and total bytes. For a workbook, unpacked bytes. */
  progress: () => { bytes: number; of: number }
}
