import { dayInZone, lastValidDay } from '#contract/kernel/shop-days.ts'
import { shopTimeZone } from './config.ts'
import { renderTimeMs } from './i18n/instant.ts'

/** Returns the current day in the shop's time zone, at the time of rendering. */
export const shopToday = (): string => dayInZone(shopTimeZone(), renderTimeMs())

/** Returns the day of a time (ISO 8601) in the shop's time zone. */
export const shopDay = (iso: string): string => dayInZone(shopTimeZone(), Date.parse(iso))

/** Returns the last valid day of something that ends at `until` (ISO 8601, exclusive), in the shop's time zone. */
export const shopLastDay = (until: string): string => lastValidDay(until, shopTimeZone())
