/** Years of making that are understood as such. */
export const YEAR_FIRST = 1930
export const YEAR_LAST = 2049

/** Whether a word is such a year, in four digits. */
export const isYear = (word: string): boolean => /^\d{4}$/.test(word) && Number(word) >= YEAR_FIRST && Number(word) <= YEAR_LAST

/** From a year to a year; an open end is no bound. */
export interface YearSpan {
  from: number | null
  to: number | null
}

/** Whether something was made in a year; of what is open it may have been. */
export const wasMade = ({ from, to }: YearSpan, year: number): boolean => (from === null || from <= year) && (to === null || year <= to)
