import { DAY_MS } from '#contract/limits.ts'

/**
 * Calendar days in the shop's time zone. Offers, coupons, terms and statistics begin and end with these days, wherever the user is. A day
 * is written `2026-11-28`, a zone by its IANA name, `America/Chicago`; the default is UTC. Start and end are stored as times:
 * server/kernel/shop-days.ts converts days to times.
 */

const dayFormatCache = new Map<string, Intl.DateTimeFormat | null>()

/** Returns the date format of a zone; null for UTC, and for a zone that an older browser does not know, which then uses UTC. */
function dayFormatOf(zone: string): Intl.DateTimeFormat | null {
  const known = dayFormatCache.get(zone)
  if (known !== undefined) return known
  const made = zone === 'UTC' ? null : createDayFormat(zone)
  dayFormatCache.set(zone, made)
  return made
}

function createDayFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  } catch {
    return null
  }
}

let lastDay = { zone: 'UTC', ms: 0, day: '1970-01-01' }

/** Returns the day of a time (milliseconds) in a time zone. */
export function dayInZone(timeZone: string | undefined, ms: number): string {
  const zone = timeZone ?? 'UTC'
  // A page asks for the day of one time again and again, once for each stock that it shows.
  if (lastDay.zone !== zone || lastDay.ms !== ms) lastDay = { zone, ms, day: computeDay(zone, ms) }
  return lastDay.day
}

function computeDay(zone: string, ms: number): string {
  const format = dayFormatOf(zone)
  if (format === null) return new Date(ms).toISOString().slice(0, 10)
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]))
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** Returns the last day before an exclusive end time (ISO 8601), in a time zone. */
export const lastValidDay = (until: string, zone: string | undefined): string => dayInZone(zone, Date.parse(until) - 1)

/** Returns the day that is a number of days after (or before) a day. It counts calendar days, whatever their length. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
