/** In place of a category's id: all parts of the shop. */
export const ALL_PARTS = 'all'

/**
 * How a price list is written: `comma` parts its cells by commas and has decimal points, `semicolon` parts them by semicolons and has decimal
 * commas, as spreadsheets want it where commas are decimal.
 */
export const cellMarks = ['comma', 'semicolon'] as const
export type CellMarks = (typeof cellMarks)[number]

/** Languages whose spreadsheets want decimal points; all others of ours want commas. */
const POINTS: readonly string[] = ['en']
export const marksOf = (locale: string): CellMarks => (POINTS.includes(locale.slice(0, 2)) ? 'comma' : 'semicolon')
