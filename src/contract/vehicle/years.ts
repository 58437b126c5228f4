/** The range of years that are recognised. */
export const YEAR_FIRST = 1930
export const YEAR_LAST = 2049

/** Whether a word is a four-digit year in this range. */
export const isYear = (word: string): boolean => /^\d{4}$/.test(word) && Number(word) >= YEAR_FIRST && Number(word) <= YEAR_LAST

/** A range of years; an open end is unlimited. */
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

/** Whether something was built in a year, or in one of several. An open range may include any. */
export function wasMade({ from, to }: YearSpan, year: number | Years): boolean {
  const asked = yearsOf(year)
  return (from === null || from <= asked.to) && (to === null || asked.from <= to)
}
