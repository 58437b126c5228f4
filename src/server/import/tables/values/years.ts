import { InvalidValueError } from '#server/import/tables/invalid-value.ts'

export interface ModelYearRange {
  from: number | null
  to: number | null
}

const SINCE_PATTERN = /^(?:ab|seit|from|since|depuis|[aà] partir de|desde|od|da|dal|vanaf|>=|≥|>)\s*/i
const UNTIL_PATTERN = /^(?:bis|until|up to|to|jusqu['’]?[aà]?|hasta|do|fino al?|tot|<=|≤|<)\s*/i
const OPEN_END_PATTERN = /\s*(?:\+|\bon(?:wards?)?\b|->|>|→|\bheute\b|\bpresent\b|\bnow\b|\.\.\.|…)\s*$/i
/** Matches a year, with or without a month: `2004`, `04/2004`, `2004.04`, `200404`, `98`. */
const YEAR_PATTERN = /^(?:\d{1,2}[./-])?(\d{4})(?:[./-]?\d{2})?$|^'?(\d{2})$/

/**
 * Reads a year. A month beside the year is not part of it (`monthsNote`).
 * @throws InvalidValueError when the text is not a year from 1900 to 2100.
 */
export function parseModelYear(written: string): number {
  const [, long, short] = YEAR_PATTERN.exec(written.trim()) ?? []
  const value = long !== undefined ? Number(long) : short !== undefined ? expandShortYear(Number(short)) : Number.NaN
  if (!(value >= 1900 && value <= 2100)) throw new InvalidValueError(`A year such as 2004 or 04/2004: ${written} is none.`)
  return value
}

const expandShortYear = (short: number): number => (short >= 50 ? 1900 : 2000) + short

/**
 * Reads a range of years: `2004-2011`, `04/2004–`, `ab 2010`, `bis 2008`, `2010+`, `98-02`, `2004`.
 * @throws InvalidValueError when the text is not such a range.
 */
export function parseYearRange(written: string): ModelYearRange {
  const text = written.trim().replace(/[–—−]/g, '-')
  try {
    if (SINCE_PATTERN.test(text)) return { from: parseModelYear(text.replace(SINCE_PATTERN, '').replace(/\s*-\s*$/, '')), to: null }
    if (UNTIL_PATTERN.test(text)) return { from: null, to: parseModelYear(text.replace(UNTIL_PATTERN, '')) }
    const open = text.replace(OPEN_END_PATTERN, '').replace(/\s*-\s*$/, '')
    if (open !== text) return { from: parseModelYear(open), to: null }
    if (text.startsWith('-')) return { from: null, to: parseModelYear(text.slice(1)) }
    if (YEAR_PATTERN.test(text)) return { from: parseModelYear(text), to: parseModelYear(text) }
    const [, first = '', second = ''] = /^(.+?)\s*(?:-|>|\.\.|\bto\b|\bbis\b)\s*([^-]+)$/i.exec(text) ?? []
    const range = { from: parseModelYear(first), to: parseModelYear(second) }
    if (range.from > range.to) throw new InvalidValueError(`Years in order: ${written} ends before it begins.`)
    return range
  } catch (error) {
    if (error instanceof InvalidValueError && error.says.startsWith('Years')) throw error
    throw new InvalidValueError(`Years such as 2004-2011, 04/2004- or 2010+: ${written} is none.`)
  }
}

const MONTH_BESIDE_YEAR = /(?<!\d)(?:(0?[1-9]|1[0-2])[./-](\d{4})|(\d{4})[./](0[1-9]|1[0-2]))(?!\d)/g

/**
 * Says the months beside the years of a fitment as a note: `from 09/2006`, `to 08/2010`, `from 09/2006 to 08/2010`; empty if there are none,
 * or if they are the first and the last of their years. Fitments hold years only, and verdicts read such notes
 * (contract/vehicle/month-limits.ts). A single month with its year is no limit.
 */
export function monthsNote(from: { written: string; year: number | null }, to: { written: string; year: number | null }): string {
  const first = monthsIn(from.written).at(0)
  const last = monthsIn(to.written).at(-1)
  const isFirst = first !== undefined && first.year === from.year && first.month > 1 && from.year !== to.year
  const isLast = last !== undefined && last.year === to.year && last.month < 12 && from.year !== to.year
  return [...(isFirst ? [`from ${monthText(first)}`] : []), ...(isLast ? [`to ${monthText(last)}`] : [])].join(' ')
}

const monthsIn = (written: string) =>
  [...written.matchAll(MONTH_BESIDE_YEAR)].map(([, month, year, firstYear, thenMonth]) => ({
    year: Number(year ?? firstYear),
    month: Number(month ?? thenMonth),
  }))

const monthText = ({ year, month }: { year: number; month: number }) => `${String(month).padStart(2, '0')}/${year}`
