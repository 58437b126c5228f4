/** What rows of a file are read into, whether it was delimited text or a workbook. */

/**
 * A cell. `text` is what stands in it without blanks around it: a number in JavaScript's notation with at most 15 digits (`12.5`), a date
 * as `2026-03-05` or `2026-03-05T14:30`, a truth as `TRUE` or `FALSE`, an error as `#N/A`. `is` says what the workbook made of it: in
 * delimited text everything is text.
 */
export interface Cell {
  text: string
  type: 'text' | 'number' | 'date' | 'truth' | 'error'
  /** A text on purpose, which no program took for something else: in delimited text `'0123` and `="0123"`, any text of a workbook. */
  meant?: true
}

export const EMPTY: Cell = { text: '', type: 'text' }

export interface TableRow {
  /** From 1: the line of the file on which the row begins; in a workbook its row. */
  line: number
  /** Name of the sheet; empty for delimited text. */
  sheet: string
  cells: readonly Cell[]
}

export interface TableOptions {
  /** Name or number (from 1) of the one sheet that is read; left out: every visible sheet in order. */
  sheet?: string
  /** Of delimited text, as browsers name it: `utf-8`, `windows-1252`, `shift_jis`. Left out: found out. */
  encoding?: string
  /** One of `,` `;` tab `|`, or another single character. Left out: found out. */
  delimiter?: string
}

/** A file whose rows can be read, from the first one again with every loop over `rows`. Only a few rows are in memory at a time. */
export interface TableFile {
  /** Names of the visible sheets; empty for delimited text. */
  sheets: readonly string[]
  /** Empty for a workbook. */
  encoding: string
  /** Empty for a workbook. */
  delimiter: string
  /** What was found out about the file, in sentences for the operator. */
  said: readonly string[]
  /** Rows that hold anything. Empty ones are passed over, but counted in `line`. */
  rows: AsyncIterable<TableRow>
  /** How many bytes of all the latest loop has read; of a workbook as they are when unpacked. */
  progress: () => { bytes: number; of: number }
}
