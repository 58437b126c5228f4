import { MAX_YEAR, MIN_YEAR, type YearRange } from '#contract/kernel/years.ts'

const YEAR_SOURCE = "(?:(?:19|20)\\d\\d|'?\\d\\d)"
const standalonePattern = (pattern: string) => new RegExp(`(?<![\\w.,/-])${pattern}(?![\\w/-]|[.,]\\d)`, 'i')
/** Matches a range of years: `2005-2009`, `05-09`, `2005 to 2009`. */
const YEAR_RANGE = standalonePattern(`(${YEAR_SOURCE}) ?(?:-|to|bis|until|till) ?(${YEAR_SOURCE})`)
/** Matches a year with a word that marks it as one: `Bj. 05`, `Baujahr 11/2005`, `MY05`. */
const YEAR_WITH_PREFIX = standalonePattern(
  `(?:bj|bauj|baujahr|jg|jahrgang|modelljahr|model year|year|my|ez|erstzulassung)[. :]*(?:\\d{1,2}[/.])?(${YEAR_SOURCE})`,
)
/** Matches a year of two digits with an apostrophe: `'05`. */
const SHORT_YEAR = standalonePattern("('\\d\\d)")

/** Returns the full year for a year of two digits: 05 is 2005, 98 is 1998. */
export function fullYearOf(text: string): number {
  const year = Number(text.replace("'", ''))
  if (year >= 100) return year
  return year + (year + 2000 > MAX_YEAR ? 1900 : 2000)
}

/**
 * Finds the unambiguous years of manufacture in a text, and returns them with the rest of the text. A bare `2005` is not among them,
 * because it may be a model name. The text must be plain (contract/text/plain-text.ts).
 */
export function extractYears(text: string): { years: YearRange | null; remainingText: string } {
  const range = YEAR_RANGE.exec(text)
  const found = range ?? YEAR_WITH_PREFIX.exec(text) ?? SHORT_YEAR.exec(text)
  if (found === null) return { years: null, remainingText: text }
  const [from, to] = [fullYearOf(found[1] ?? ''), fullYearOf(found[2] ?? found[1] ?? '')]
  const isPlausible = from >= MIN_YEAR && from <= to && to <= MAX_YEAR
  return isPlausible ? { years: { from, to }, remainingText: text.replace(found[0], ' ') } : { years: null, remainingText: text }
}
