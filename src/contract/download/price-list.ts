/** The value that stands for all parts of the shop where a price list expects a category id. */
export const ALL_PARTS_CATEGORY_ID = 'all'

/**
 * The format of a price list. `comma`: cells separated by commas, with decimal points. `semicolon`: cells separated by semicolons, with
 * decimal commas, as spreadsheets expect in many countries.
 */
export const cellSeparators = ['comma', 'semicolon'] as const
export type CellSeparator = (typeof cellSeparators)[number]

/** Languages whose spreadsheets expect decimal points; the spreadsheets of all our other languages expect decimal commas. */
const DECIMAL_POINT_LANGUAGES: readonly string[] = ['en']
export const cellSeparatorOf = (locale: string): CellSeparator =>
  DECIMAL_POINT_LANGUAGES.includes(locale.slice(0, 2)) ? 'comma' : 'semicolon'
