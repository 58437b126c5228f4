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

/** From a year to a year, both of them in it. */
export interface Years {
  from: number
  to: number
}

/** One year, or several, as those. */
export const yearsOf = (year: number | Years): Years => (typeof year === 'number' ? { from: year, to: year } : year)

/** Whether something was made in a year, or in one of several; of what is open it may have been. */
export function wasMade({ from, to }: YearSpan, year: number | Years): boolean {
  const asked = yearsOf(year)
  return (from === null || from <= asked.to) && (to === null || asked.from <= to)
}
