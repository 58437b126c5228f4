import { InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { addDays, dayInZone } from '#contract/kernel/shop-days.ts'
import { endOfDay, formatMinuteInZone, instantOfClockTime, isClockTime, parseInstant, startOfDay } from '#server/kernel/shop-days.ts'

/**
 * A typed date or time: a day (`2026-11-28`), a local time of the shop (`2026-11-28T18:00`) or a moment with offset (`2026-11-28T18:00Z`).
 * Days and local times are converted to moments by the shop's time zone.
 */
export type DayOrMoment = { day: string } | { localTime: string } | { at: Date }

const DaySchema = v.pipe(v.string(), v.isoDate())

/** Reads a typed day, local time of the shop, or moment. */
export function parseDayOrMoment(text: string): DayOrMoment {
  if (v.is(DaySchema, text)) return { day: parseTypedDay(text) }
  const at = parseInstant(text)
  if (at !== null) return { at }
  if (isClockTime(text)) return { localTime: text }
  throw invalidDayError(' A time by the clocks at the shop looks like 2026-12-31T18:00.')
}

/** Reads a typed day, such as `2026-11-28`. */
export function parseTypedDay(text: string): string {
  const at = Date.parse(text)
  // `Date` turns 30 February into a day in March, so the day is compared with the text again.
  if (!v.is(DaySchema, text) || Number.isNaN(at) || dayInZone('UTC', at) !== text) throw invalidDayError()
  return text
}

/** Reads a typed day, or the word `none`. */
export const parseOptionalDay = (text: string): string => (text === 'none' ? text : parseTypedDay(text))

const invalidDayError = (more = '') => new InvalidArgumentError(`A day looks like 2026-12-31.${more}`)

/** Returns the moment at which a period begins that was typed with “from”. A day counts from its beginning at the shop. */
export const startMomentOf = (typed: DayOrMoment, zone: string): Date =>
  'day' in typed ? startOfDay(typed.day, zone) : zonedMomentOf(typed, zone)

/** Returns the moment at which a period ends that was typed with “until”. A day counts to its end at the shop. */
export const endMomentOf = (typed: DayOrMoment, zone: string): Date =>
  'day' in typed ? endOfDay(typed.day, zone) : zonedMomentOf(typed, zone)

const zonedMomentOf = (typed: Exclude<DayOrMoment, { day: string }>, zone: string): Date =>
  'at' in typed ? typed.at : instantOfClockTime(typed.localTime, zone)

const isStartOfDay = (at: Date, zone: string): boolean => startOfDay(dayInZone(zone, at.getTime()), zone).getTime() === at.getTime()

/** Formats the beginning of a period as `--from` accepts it: the first day, or the local minute if the period begins within a day. */
export const startDayText = (at: Date, zone: string): string =>
  isStartOfDay(at, zone) ? dayInZone(zone, at.getTime()) : formatMinuteInZone(at.getTime(), zone)

/** Formats the end of a period as `--until` accepts it: the last day, or the local minute if the period ends within a day. */
export const endDayText = (at: Date, zone: string): string =>
  isStartOfDay(at, zone) ? addDays(dayInZone(zone, at.getTime()), -1) : formatMinuteInZone(at.getTime(), zone)
