import { DAY_MS } from '#contract/limits.ts'
import { InvalidValueError } from '#server/import/tables/invalid-value.ts'

/** The order of day, month and year in a column of dates. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

const NUMERIC_DATE_PATTERN = /^(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{1,4})(?:[T ].*)?$/

/**
 * Returns the order of day, month and year that a date shows. Null for an ambiguous date such as `03/04/2026`. Dates with dots start with
 * the day.
 */
function dateOrderShownBy(written: string): DateOrder | null {
  const [, first = '', separator = '', second = ''] = NUMERIC_DATE_PATTERN.exec(written.trim()) ?? []
  if (first.length === 4) return 'ymd'
  if (first === '') return null
  if (separator === '.' || Number(first) > 12) return 'dmy'
  return Number(second) > 12 ? 'mdy' : null
}

/**
 * Returns the order of day and month that the dates of a column show. Null when no date shows an order, or when dates contradict each
 * other.
 */
export function detectColumnDateOrder(values: Iterable<string>): DateOrder | null {
  const shown = new Set<DateOrder>()
  for (const value of values) {
    const order = dateOrderShownBy(value)
    if (order !== null && order !== 'ymd') shown.add(order)
  }
  const [only = null] = shown
  return shown.size === 1 ? only : null
}

/** Matches the day numbers of workbooks for the years 1982 to 2064. They occur in columns of dates. */
const SERIAL_DATE_PATTERN = /^[3-5]\d{4}$/
const SERIAL_EPOCH_MS = Date.UTC(1899, 11, 30)

/**
 * Parses a day and returns it as `2026-03-05`.
 * @throws InvalidValueError when the text is not a day or is ambiguous.
 */
export function parseDay(written: string, order: DateOrder | null): string {
  const text = written.trim()
  if (SERIAL_DATE_PATTERN.test(text)) return new Date(SERIAL_EPOCH_MS + Number(text) * DAY_MS).toISOString().slice(0, 10)
  const eastern = /^(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日$/.exec(text)
  if (eastern) return toCheckedIsoDay(Number(eastern[1]), Number(eastern[2]), Number(eastern[3]), written)
  const joined = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (joined) return toCheckedIsoDay(Number(joined[1]), Number(joined[2]), Number(joined[3]), written)
  const [, a = '', , b = '', c = ''] = NUMERIC_DATE_PATTERN.exec(text) ?? []
  if (a === '') throw new InvalidValueError(expectedDateMessage(written))
  const own = dateOrderShownBy(text)
  if (own === 'ymd') return toCheckedIsoDay(Number(a), Number(b), Number(c), written)
  const taken = own ?? order
  const year = c.length === 2 ? 2000 + Number(c) : Number(c)
  if (taken === null && a !== b) {
    const advice = 'Write 2026-03-05, or say date=dmy or date=mdy behind its target in --map.'
    throw new InvalidValueError(`A date that can be read one way only: ${written} is two. ${advice}`)
  }
  return taken === 'mdy' ? toCheckedIsoDay(year, Number(a), Number(b), written) : toCheckedIsoDay(year, Number(b), Number(a), written)
}

function toCheckedIsoDay(year: number, month: number, date: number, written: string): string {
  const made = new Date(Date.UTC(year, month - 1, date))
  const text = Number.isNaN(made.getTime()) ? '' : made.toISOString().slice(0, 10)
  const meant = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  if (text !== meant || year < 1900 || year > 2200) throw new InvalidValueError(expectedDateMessage(written))
  return meant
}

const expectedDateMessage = (written: string) => `A date such as 2026-03-05 or 05.03.2026: ${written} is none.`
