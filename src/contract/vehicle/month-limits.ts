/** Numbers the months of all years, so that they can be compared: January of the year 0 is 0. */
export const monthNumber = (year: number, month: number): number => year * 12 + month - 1

/** A span of months (`monthNumber`), both ends inclusive; infinite where it is open. */
export interface MonthSpan {
  from: number
  to: number
}

const MONTH_OF_YEAR = /(?<!\d)(?:(0?[1-9]|1[0-2])[./-]((?:19|20)\d\d)|((?:19|20)\d\d)[./](0[1-9]|1[0-2]))(?!\d)/g
/** Words that only say that months of manufacture follow. */
const LEAD = /^(?:built|made|manufactured|production(?: date)?|prod\.?|mfg\.?|mfd\.?|gebaut|baujahr|bj\.?|produktion)[ :]*/
const SINCE = /^(?:(?:from|since|ab|seit|von|depuis|à partir de|desde|od|vanaf|>=?|≥) ?#|# ?(?:-|–|->|→|>|on|onwards?))$/
const UNTIL = /^(?:(?:to|until|up to|till|bis|jusqu['’]à|hasta|do|tot|<=?|≤|-|–|->|→) ?#)$/
const BETWEEN = /^(?:(?:from|ab|von|de|od) )?# ?(?:-|–|to|until|bis|through|à|a|do|->|→) ?#$/

/** Reads a text that says nothing but months of manufacture: `from 09/2006`, `bis 8.2008`, `09/2006 - 03/2010`. Null for any other text. */
export function readMonthSpan(text: string): MonthSpan | null {
  const months: number[] = []
  const shape = text
    .trim()
    .toLowerCase()
    .replace(LEAD, '')
    .replace(MONTH_OF_YEAR, (_, month = '', year = '', firstYear = '', thenMonth = '') => {
      months.push(monthNumber(Number(year || firstYear), Number(month || thenMonth)))
      return '#'
    })
  const [first = Number.NaN, last = first] = months
  if (SINCE.test(shape)) return { from: first, to: Number.POSITIVE_INFINITY }
  if (UNTIL.test(shape)) return { from: Number.NEGATIVE_INFINITY, to: first }
  return BETWEEN.test(shape) && first <= last ? { from: first, to: last } : null
}

/**
 * Splits the note of a fitment into its months of manufacture and the other restrictions. Notes are joined by `; ` (server/import). Null
 * months if the note names none, or several times some.
 */
export function splitMonthsFromNote(note: string): { months: MonthSpan | null; otherNote: string } {
  const pieces = note.split(';').map((piece) => piece.trim())
  const spans = pieces.flatMap((piece) => readMonthSpan(piece) ?? [])
  const [months = null] = spans
  return months === null || spans.length > 1
    ? { months: null, otherNote: note.trim() }
    : { months, otherNote: pieces.filter((piece) => piece !== '' && readMonthSpan(piece) === null).join('; ') }
}
