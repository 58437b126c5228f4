import { YEAR_FIRST, YEAR_LAST, type Years } from '#contract/kernel/years.ts'

const YEAR = "(?:(?:19|20)\\d\\d|'?\\d\\d)"
const ALONE = (pattern: string) => new RegExp(`(?<![\\w.,/-])${pattern}(?![\\w/-]|[.,]\\d)`, 'i')
/** Matches a range of years: `2005-2009`, `05-09`, `2005 to 2009`. */
const RANGE = ALONE(`(${YEAR}) ?(?:-|to|bis|until|till) ?(${YEAR})`)
/** Matches a year with a word that marks it as one: `Bj. 05`, `Baujahr 11/2005`, `MY05`. */
const MARKED = ALONE(`(?:bj|bauj|baujahr|jg|jahrgang|modelljahr|model year|year|my|ez|erstzulassung)[. :]*(?:\\d{1,2}[/.])?(${YEAR})`)
/** Matches a year of two digits with an apostrophe: `'05`. */
const SHORT = ALONE("('\\d\\d)")

/** Returns the full year for a year of two digits: 05 is 2005, 98 is 1998. */
export function wholeYear(text: string): number {
  const year = Number(text.replace("'", ''))
  if (year >= 100) return year
  return year + (year + 2000 > YEAR_LAST ? 1900 : 2000)
}

/**
 * Finds the unambiguous years of manufacture in a text, and returns them with the rest of the text. A bare `2005` is not among them,
 * because it may be a model name. The text must be plain (contract/text/plain-text.ts).
 */
export function readYears(text: string): { years: Years | null; rest: string } {
  const range = RANGE.exec(text)
  const found = range ?? MARKED.exec(text) ?? SHORT.exec(text)
  if (found === null) return { years: null, rest: text }
  const [from, to] = [wholeYear(found[1] ?? ''), wholeYear(found[2] ?? found[1] ?? '')]
  const isPlausible = from >= YEAR_FIRST && from <= to && to <= YEAR_LAST
  return isPlausible ? { years: { from, to }, rest: text.replace(found[0], ' ') } : { years: null, rest: text }
}
