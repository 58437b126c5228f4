import type { DateOrder } from './values/dates.ts'
import type { DecimalMark } from './values/decimal-mark.ts'

/** The meaning that was found for a column of a table, with the reason. Both are shown before the import. */
export interface GuessedColumn {
  /** The heading of the column in the file. Several rows of headings are joined. A column without a heading has its letter instead. */
  heading: string
  /** The meaning of the column, written as in a mapping (`ColumnRule`). Null for a column that is left out. */
  target: string | null
  /** The unit of a weight, a length or an attribute. Empty when the column has no unit. */
  unit: string
  /** The currency of a price column, from the heading or the mapping. Empty when neither names one. */
  currency: string
  decimalMark: DecimalMark | 'mixed' | null
  dateOrder: DateOrder | null
  /** Whether the column is an attribute whose values are all numbers. */
  isNumeric: boolean
  /**
   * For a column whose cells contain attributes with their names (`Voltage: 12 V`): whether attributes that the trade does not know are
   * imported too.
   */
  takesUnknownAttributes?: true
  /** The first value in the column. Empty for an empty column. */
  example: string
  /** The reason for the meaning of the column, or why the column is left out. */
  why: string
}

/** The reason of a column that the operator's mapping decides. */
export const MAPPED_REASON = 'the mapping says so'
/** The reason of a column that is left out so far, and may get a meaning by its values. */
export const UNKNOWN_HEADING_REASON = 'nobody knows this heading'

/** Returns the letters by which spreadsheet programs name a column: `A` for column 0, then `Z`, `AA`. */
export const spreadsheetColumnLetters = (column: number): string =>
  (column < 26 ? '' : spreadsheetColumnLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
