import { Temporal } from 'temporal-polyfill'
import { addDays, dayInZone } from '#contract/kernel/shop-days.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from './clock.ts'

/**
 * The functions below compute start and end times of a shop's days (contract/kernel/shop-days.ts). A day can have 23 or 25 hours and can
 * start at 1:00, because of daylight saving time. So none of these functions assumes 24 hours.
 */

/** Returns the first moment of a day in a time zone. */
export const startOfDay = (day: string, zone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds)

/** Returns the first moment after a day. Something that is valid until the end of the day expires at this moment. */
export const endOfDay = (day: string, zone: string): Date => startOfDay(addDays(day, 1), zone)

/** Returns the first moment after the day that contains a given time. */
export const endOfDayAt = (ms: number, zone: string): Date => endOfDay(dayInZone(zone, ms), zone)

/** Parses a time with its offset, such as `2026-11-28T18:00Z`. Returns null for any other text. */
export function parseInstant(text: string): Date | null {
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds)
  } catch {
    return null
  }
}

/** Whether a text is a day and a time without an offset, such as `2026-11-28T18:00`. */
export function isClockTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?$/.test(text)) return false
  try {
    Temporal.PlainDateTime.from(text, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/**
 * Returns the moment at which clocks in a time zone show the given time. At the end of daylight saving time, clocks show some times twice;
 * for such a time, the first moment is returned.
 */
export const instantOfClockTime = (time: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(time).toZonedDateTime(zone).epochMilliseconds)

/** Formats a moment as the time in a time zone, to the minute: `2026-11-28 18:05`. */
export const formatMinuteInZone = (ms: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')

/** Returns the same day a number of months later. If that month is shorter, returns the month's last day. */
export const addMonths = (day: string, months: number): string => Temporal.PlainDate.from(day).add({ months }).toString()

/** Returns the time zone of a shop. */
export async function readShopTimeZone({ db, tenantId }: { db: Db; tenantId: string }): Promise<string> {
  const { time_zone } = await db.selectFrom('tenant').select('time_zone').where('id', '=', tenantId).executeTakeFirstOrThrow()
  return time_zone
}

/** A shop's time zone and the current day at the shop. */
export interface ShopToday {
  timeZone: string
  today: string
}

export const shopTodayOf = ({ tenant: { time_zone: zone }, clock }: { tenant: { time_zone: string }; clock: Clock }): ShopToday => ({
  ...{ timeZone: zone, today: dayInZone(zone, clock.now()) },
})

/** Returns a shop's time zone and its current day. It does the same as `shopToday`, for code that only has the tenant's id. */
export async function readShopToday(ask: { db: Db; tenantId: string; clock: Clock }): Promise<ShopToday> {
  const zone = await readShopTimeZone(ask)
  return { timeZone: zone, today: dayInZone(zone, ask.clock.now()) }
}

const TIME_ZONE_EXAMPLES = 'America/Chicago, Europe/Berlin or Asia/Kolkata'
/**
 * Matches IANA names of time zones. Offsets such as `+01:00` and abbreviations such as `EST` do not match, because they ignore daylight
 * saving time.
 */
const IANA_ZONE_PATTERN = /^(?:UTC|[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+)$/i

/** Returns the IANA time zone for a typed name, in its official spelling, or null if there is no such zone. */
function normalizeIanaZone(text: string): string | null {
  if (!IANA_ZONE_PATTERN.test(text)) return null
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text })
  } catch {
    return null
  }
  return [...Intl.supportedValuesOf('timeZone'), 'UTC'].find((zone) => zone.toLowerCase() === text.toLowerCase()) ?? text
}

/** Parses the name of a time zone. If it is not valid, returns a message with the reason and an example. */
export function parseIanaTimeZone(typed: string): { zone: string } | { refused: string } {
  const text = typed.trim()
  const zone = normalizeIanaZone(text)
  if (zone !== null) return { zone }
  const place = text.toLowerCase().replace(/\s+/g, '_')
  const near = place.length < 3 ? [] : Intl.supportedValuesOf('timeZone').filter((one) => one.toLowerCase().includes(place))
  const instead =
    near.length === 0
      ? `Say the IANA name of the shop’s zone, such as ${TIME_ZONE_EXAMPLES}.`
      : `Did you mean ${near.slice(0, 3).join(', ')}?`
  return { refused: `There is no time zone “${text}”. ${instead}` }
}
