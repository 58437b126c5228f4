import type { DateOrder } from './values/dates.ts'
import type { DecimalMark } from './values/decimal-mark.ts'

/** The detected meaning of a column and the reason, shown before the import. */
export interface GuessedColumn {
  /** The heading in the file, with several heading rows joined. The column's letter when there is no heading. */
  heading: string
  /** As in a mapping (`ColumnRule`). Null: the column is ignored. */
  target: string | null
  /** The unit of a weight, a length or an attribute. Empty for none. */
  unit: string
  /** The currency of a price, from the heading or the mapping. Empty for none. */
  currency: string
  decimal: DecimalMark | 'mixed' | null
  dates: DateOrder | null
  /** An attribute with only numeric values. */
  numeric: boolean
  /** For attributes named in the rows: also accept attributes that the trade does not know. */
  all?: true
  /** The first value in the column. Empty when there is none. */
  example: string
  /** The reason for the meaning, or for ignoring the column. */
  why: string
}

/** Spreadsheet letters of a column, from 0: `A`, `Z`, `AA`. */
export const columnLetters = (column: number): string =>
  (column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
