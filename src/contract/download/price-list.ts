/** The value that stands for all parts of the shop where a price list expects a category id. */
export const ALL_PARTS = 'all'

/**
 * The format of a price list. `comma`: cells separated by commas, with decimal points. `semicolon`: cells separated by semicolons, with
 * decimal commas, as spreadsheets expect in many countries.
 */
export const cellMarks = ['comma', 'semicolon'] as const
export type CellMarks = (typeof cellMarks)[number]

/** Languages whose spreadsheets expect decimal points; the spreadsheets of all our other languages expect decimal commas. */
const POINTS: readonly string[] = ['en']
export const marksOf = (locale: string): CellMarks => (POINTS.includes(locale.slice(0, 2)) ? 'comma' : 'semicolon')
