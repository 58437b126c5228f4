import { dayIn, lastDay } from '#contract/kernel/shop-days.ts'
import { shopTimeZone } from './config.ts'
import { renderTime } from './i18n/instant.ts'

/** Returns the current day in the shop's time zone, at the time of rendering. */
export const shopToday = (): string => dayIn(shopTimeZone(), renderTime())

/** Returns the day of a time (ISO 8601) in the shop's time zone. */
export const shopDay = (iso: string): string => dayIn(shopTimeZone(), Date.parse(iso))

/** Returns the last valid day of something that ends at `until` (ISO 8601, exclusive), in the shop's time zone. */
export const shopLastDay = (until: string): string => lastDay(until, shopTimeZone())
