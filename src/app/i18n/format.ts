import { DAY_MS, LOCALE_DEFAULT } from '#contract/limits.ts'
import { renderTimeMs } from './instant.ts'
import { i18n } from './language.ts'

const locale = () => i18n.locale || LOCALE_DEFAULT

const numberFormatCache = new Map<string, Intl.NumberFormat>()
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale() + JSON.stringify(options)
  const known = numberFormatCache.get(key) ?? new Intl.NumberFormat(locale(), options)
  numberFormatCache.set(key, known)
  return known
}

/** Formats an amount as US dollars in the en-US format, in every language (sections 1 and 9 of the specification). */
export function formatUsd(usd: number): string {
  usdFormat ??= new Intl.NumberFormat(LOCALE_DEFAULT, { style: 'currency', currency: 'USD' })
  return usdFormat.format(usd)
}

let usdFormat: Intl.NumberFormat | undefined

/** Formats a plain number; with `decimals`, with that fixed number of decimals. */
export const formatNumber = (value: number, decimals?: number): string =>
  numberFormat(decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)

/** Formats a weight: `450 g`, `3.2 kg`, `1,204 kg`. A positive weight is never shown as zero. */
export const formatWeight = (kg: number): string =>
  kg < 1
    ? numberFormat({ style: 'unit', unit: 'gram', maximumFractionDigits: 0 }).format(Math.max(1, Math.round(kg * 1000)))
    : numberFormat({ style: 'unit', unit: 'kilogram', maximumFractionDigits: kg < 100 ? 1 : 0 }).format(kg)

/** A coming day within this many days is shown without its year. A later one could be mistaken for a past day. */
const YEARLESS_COMING_DAYS = 120
/** A past day within this many days (ten months) is shown without its year. An older one would be ambiguous. */
const YEARLESS_PAST_DAYS = 300

/**
 * Formats a day without time: `Dec 3, 2026`; in the coming months without year: `Dec 3`. A date without time is the same day in every time
 * zone.
 */
export const formatDay = (iso: string, now: number = renderTimeMs()): string => dayFormat(iso, !isComingDay(iso, now)).format(new Date(iso))

/** Formats a range of days: `Dec 3 – 5`; a single day if both are equal. */
export const formatDayRange = (from: string, to: string, now: number = renderTimeMs()): string =>
  dayFormat(from, !(isComingDay(from, now) && isComingDay(to, now))).formatRange(new Date(from), new Date(to))

function isComingDay(iso: string, now: number): boolean {
  const ahead = (Date.parse(iso) - now) / DAY_MS
  return ahead > -1 && ahead < YEARLESS_COMING_DAYS
}

/** Two offsets tell the device's time zone, in summer and in winter. Asking for its name takes a slow phone far longer. */
const deviceOffsets = (): string => `${new Date(2026, 0).getTimezoneOffset()} ${new Date(2026, 6).getTimezoneOffset()}`

const dayFormatCache = new Map<string, Intl.DateTimeFormat>()
/** Formats are cached, because making one takes a slow phone some milliseconds, and by the device's time zone, because a phone travels. */
function dayFormat(iso: string, hasYear: boolean): Intl.DateTimeFormat {
  const timeZone = iso.length > 10 ? undefined : 'UTC'
  const key = `${locale()} ${hasYear} ${timeZone ?? deviceOffsets()}`
  const known =
    dayFormatCache.get(key) ??
    new Intl.DateTimeFormat(locale(), { month: 'short', day: 'numeric', year: hasYear ? 'numeric' : undefined, timeZone })
  dayFormatCache.set(key, known)
  return known
}

/** Formats a past day: `Nov 19`; with its year if it is older than ten months. A date without time is the same day in every time zone. */
export const formatPastDay = (iso: string, now: number = renderTimeMs()): string =>
  dayFormat(iso, now - Date.parse(iso) > YEARLESS_PAST_DAYS * DAY_MS).format(new Date(iso))
