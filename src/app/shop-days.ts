import { dayIn, lastDay } from '#contract/shop-days.ts'
import { shopTimeZone } from './config.ts'
import { shownNow } from './i18n/instant.ts'

/** The day that it is at the shop, at the moment that the page is drawn for. */
export const shopToday = (): string => dayIn(shopTimeZone(), shownNow())

/** The day of the shop on which a moment lies (ISO 8601). */
export const shopDay = (iso: string): string => dayIn(shopTimeZone(), Date.parse(iso))

/** The last day of what is good until just before a moment (ISO 8601). */
export const shopLastDay = (until: string): string => lastDay(until, shopTimeZone())
