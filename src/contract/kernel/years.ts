/** The earliest year that is recognised as a year. */
export const YEAR_FIRST = 1930
export const YEAR_LAST = 2049

/** Whether a word is a four-digit year in the recognised range. */
export const isYear = (word: string): boolean => /^\d{4}$/.test(word) && Number(word) >= YEAR_FIRST && Number(word) <= YEAR_LAST

/** A range of years; a missing first or last year means that the range is open. */
export interface YearSpan {
  from: number | null
  to: number | null
}

/** A range of years, both inclusive. */
export interface Years {
  from: number
  to: number
}

/** A single year as a range. */
export const yearsOf = (year: number | Years): Years => (typeof year === 'number' ? { from: year, to: year } : year)

/** Whether something was built in a year, or in one of several. A range with an open end may include any year on that side. */
export function wasMade({ from, to }: YearSpan, year: number | Years): boolean {
  const asked = yearsOf(year)
  return (from === null || from <= asked.to) && (to === null || asked.from <= to)
}
