import { DAY_MS } from './limits.ts'

/**
 * Days of a shop: offers, coupons, terms and statistics begin and end with the day of the shop's own time zone, whoever looks from wherever.
 * A day is written `2026-11-28`, a zone by its IANA name, `America/Chicago`; a shop that says none has UTC. What begins and ends on a day is
 * stored as moments: server/kernel/shop-days.ts makes them of days.
 */

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** How a zone writes its days; null for UTC, and for a zone that this device does not know (an older browser): its days are those of UTC. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = zone === 'UTC' ? null : newFormat(zone)
  formats.set(zone, made)
  return made
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
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

/** The day on which a moment (milliseconds) lies in a time zone. */
export function dayIn(zone: string | undefined, ms: number): string {
  const format = formatOf(zone ?? 'UTC')
  if (format === null) return new Date(ms).toISOString().slice(0, 10)
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]))
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** The last day of what runs until just before a moment (ISO 8601), in a time zone. */
export const lastDay = (until: string, zone: string | undefined): string => dayIn(zone, Date.parse(until) - 1)

/** The day that lies so many days after a day (or before). Days of the calendar: how long they last does not matter. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
