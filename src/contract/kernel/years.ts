/** The earliest year that is recognised as a year. */
export const MIN_YEAR = 1930
export const MAX_YEAR = 2049

/** Whether a word is a four-digit year in the recognised range. */
export const isYear = (word: string): boolean => /^\d{4}$/.test(word) && Number(word) >= MIN_YEAR && Number(word) <= MAX_YEAR

/** A range of years; a missing first or last year means that the range is open. */
export interface YearSpan {
  from: number | null
  to: number | null
}

/** A range of years, both inclusive. */
export interface YearRange {
  from: number
  to: number
}

/** A single year as a range. */
export const yearRangeOf = (year: number | YearRange): YearRange => (typeof year === 'number' ? { from: year, to: year } : year)

/** Whether something was built in a year, or in one of several. A range with an open end may include any year on that side. */
export function wasMadeInYears({ from, to }: YearSpan, year: number | YearRange): boolean {
  const asked = yearRangeOf(year)
  return (from === null || from <= asked.to) && (to === null || asked.from <= to)
}
