import { BadValue } from '#server/import/tables/bad-value.ts'

export interface Years {
  from: number | null
  to: number | null
}

const SINCE = /^(?:ab|seit|from|since|depuis|[aà] partir de|desde|od|da|dal|vanaf|>=|≥|>)\s*/i
const UNTIL = /^(?:bis|until|up to|to|jusqu['’]?[aà]?|hasta|do|fino al?|tot|<=|≤|<)\s*/i
const OPEN = /\s*(?:\+|\bon(?:wards?)?\b|->|>|→|\bheute\b|\bpresent\b|\bnow\b|\.\.\.|…)\s*$/i
/** Matches a year, with or without a month: `2004`, `04/2004`, `2004.04`, `200404`, `98`. */
const YEAR = /^(?:\d{1,2}[./-])?(\d{4})(?:[./-]?\d{2})?$|^'?(\d{2})$/

/**
 * Reads a year. A month beside the year is ignored.
 * @throws BadValue when the text is not a year from 1900 to 2100.
 */
export function year(written: string): number {
  const [, long, short] = YEAR.exec(written.trim()) ?? []
  const value = long !== undefined ? Number(long) : short !== undefined ? century(Number(short)) : Number.NaN
  if (!(value >= 1900 && value <= 2100)) throw new BadValue(`A year such as 2004 or 04/2004: ${written} is none.`)
  return value
}

const century = (short: number): number => (short >= 50 ? 1900 : 2000) + short

/**
 * Reads a range of years: `2004-2011`, `04/2004–`, `ab 2010`, `bis 2008`, `2010+`, `98-02`, `2004`.
 * @throws BadValue when the text is not such a range.
 */
export function years(written: string): Years {
  const text = written.trim().replace(/[–—−]/g, '-')
  try {
    if (SINCE.test(text)) return { from: year(text.replace(SINCE, '').replace(/\s*-\s*$/, '')), to: null }
    if (UNTIL.test(text)) return { from: null, to: year(text.replace(UNTIL, '')) }
    const open = text.replace(OPEN, '').replace(/\s*-\s*$/, '')
    if (open !== text) return { from: year(open), to: null }
    if (text.startsWith('-')) return { from: null, to: year(text.slice(1)) }
    if (YEAR.test(text)) return { from: year(text), to: year(text) }
    const [, first = '', second = ''] = /^(.+?)\s*(?:-|>|\.\.|\bto\b|\bbis\b)\s*([^-]+)$/i.exec(text) ?? []
    const range = { from: year(first), to: year(second) }
    if (range.from > range.to) throw new BadValue(`Years in order: ${written} ends before it begins.`)
    return range
  } catch (error) {
    if (error instanceof BadValue && error.says.startsWith('Years')) throw error
    throw new BadValue(`Years such as 2004-2011, 04/2004- or 2010+: ${written} is none.`)
  }
}
