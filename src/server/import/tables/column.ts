import type { DateOrder } from './values/dates.ts'
import type { DecimalMark } from './values/decimal-mark.ts'

/** What a column was taken for, and why: shown before anything is imported. */
export interface GuessedColumn {
  /** As it stands in the file, several heading rows joined; the column's letter where there is no heading. */
  heading: string
  /** As in a mapping (`ColumnRule`); null: left out. */
  target: string | null
  /** Of a weight, a length or an attribute; empty for none. */
  unit: string
  /** Of a price, as the heading or the mapping says; empty for none. */
  currency: string
  decimal: DecimalMark | 'mixed' | null
  dates: DateOrder | null
  /** An attribute whose values are all numbers. */
  numeric: boolean
  /** Attributes that rows name themselves: those that the trade does not know are taken as well. */
  all?: true
  /** The first value that stands in the column; empty for a column without any. */
  example: string
  /** Why it was taken for that, or is left out. */
  why: string
}

/** The letters by which spreadsheets call a column, from 0: `A`, `Z`, `AA`. */
export const columnLetters = (column: number): string =>
  (column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
