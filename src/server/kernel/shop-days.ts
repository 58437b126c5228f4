import { Temporal } from 'temporal-polyfill'
import { dayAfter, dayIn } from '#contract/shop-days.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from './clock.ts'

/**
 * Moments of a shop's days (contract/shop-days.ts). A day may have 23 or 25 hours, and may begin at 1:00 where the clocks are put forward at
 * midnight: nothing here reckons with 24 hours.
 */

/** The first moment of a day in a time zone. */
export const dayBegins = (day: string, zone: string): Date => new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds)

/** The first moment after a day: what is good to the end of a day ends then. */
export const dayEnds = (day: string, zone: string): Date => dayBegins(dayAfter(day, 1), zone)

/** The first moment after the day on which a moment lies. */
export const endOfDayAt = (ms: number, zone: string): Date => dayEnds(dayIn(zone, ms), zone)

/** A moment with its offset, `2026-11-28T18:00Z`; null for any other text. */
export function instantOf(text: string): Date | null {
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds)
  } catch {
    return null
  }
}

/** Whether a text is a day with a time and without an offset, `2026-11-28T18:00`. */
export function isClockTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?$/.test(text)) return false
  try {
    Temporal.PlainDateTime.from(text, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/** The moment at which the shop's clocks show a time. Where they show it twice, as summer time ends, the first. */
export const clockShows = (time: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(time).toZonedDateTime(zone).epochMilliseconds)

/** A moment to the minute, as clocks at the shop show it: `2026-11-28 18:05`. */
export const minuteIn = (ms: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')

/** The same day so many months later; the last of a month stays the last. */
export const monthsAfter = (day: string, months: number): string => Temporal.PlainDate.from(day).add({ months }).toString()

/** The time zone of a shop. */
export async function zoneOf({ db, tenantId }: { db: Db; tenantId: string }): Promise<string> {
  const { time_zone } = await db.selectFrom('tenant').select('time_zone').where('id', '=', tenantId).executeTakeFirstOrThrow()
  return time_zone
}

/** The time zone of a shop, and the day that it is there. */
export interface ShopToday {
  zone: string
  today: string
}

export const shopToday = ({ tenant: { time_zone: zone }, clock }: { tenant: { time_zone: string }; clock: Clock }): ShopToday => ({
  ...{ zone, today: dayIn(zone, clock.now()) },
})

/** The same where only the shop's id is at hand. */
export async function shopTodayAt(ask: { db: Db; tenantId: string; clock: Clock }): Promise<ShopToday> {
  const zone = await zoneOf(ask)
  return { zone, today: dayIn(zone, ask.clock.now()) }
}

const EXAMPLES = 'America/Chicago, Europe/Berlin or Asia/Kolkata'
/** Offsets such as `+01:00`, and abbreviations such as `EST`, know no daylight saving time. */
const IANA = /^(?:UTC|[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+)$/i

/** The IANA name of a time zone as it is typed, in its own spelling; null where there is none of that name. */
function named(text: string): string | null {
  if (!IANA.test(text)) return null
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text })
  } catch {
    return null
  }
  return [...Intl.supportedValuesOf('timeZone'), 'UTC'].find((zone) => zone.toLowerCase() === text.toLowerCase()) ?? text
}

/** Reads the name of a time zone, or says in a sentence why it is none and what to say instead. */
export function readTimeZone(typed: string): { zone: string } | { refused: string } {
  const text = typed.trim()
  const zone = named(text)
  if (zone !== null) return { zone }
  const place = text.toLowerCase().replace(/\s+/g, '_')
  const near = place.length < 3 ? [] : Intl.supportedValuesOf('timeZone').filter((one) => one.toLowerCase().includes(place))
  const instead =
    near.length === 0 ? `Say the IANA name of the shop’s zone, such as ${EXAMPLES}.` : `Did you mean ${near.slice(0, 3).join(', ')}?`
  return { refused: `There is no time zone “${text}”. ${instead}` }
}
