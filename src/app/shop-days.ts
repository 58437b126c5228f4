import { dayIn, lastDay } from '#contract/shop-days.ts'
import { shopTimeZone } from './config.ts'
import { shownNow } from './i18n/instant.ts'

/** The current day in the shop's time zone, at the time of rendering. */
export const shopToday = (): string => dayIn(shopTimeZone(), shownNow())

/** The day of a time (ISO 8601) in the shop's time zone. */
export const shopDay = (iso: string): string => dayIn(shopTimeZone(), Date.parse(iso))

/** The last valid day before an exclusive end (ISO 8601). */
export const shopLastDay = (until: string): string => lastDay(until, shopTimeZone())
