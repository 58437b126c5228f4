import { InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { dayAfter, dayIn } from '#contract/kernel/shop-days.ts'
import { endOfDay, instantOf, isClockTime, minuteIn, momentOfClockTime, startOfDay } from '#server/kernel/shop-days.ts'

/**
 * A typed date or time: a day (`2026-11-28`), a local time of the shop (`2026-11-28T18:00`) or a moment with offset (`2026-11-28T18:00Z`).
 * Days and local times are converted to moments by the shop's time zone.
 */
export type TypedDay = { day: string } | { clock: string } | { at: Date }

const Day = v.pipe(v.string(), v.isoDate())

/** Reads a typed day, local time of the shop, or moment. */
export function dayOrMoment(text: string): TypedDay {
  if (v.is(Day, text)) return { day: day(text) }
  const at = instantOf(text)
  if (at !== null) return { at }
  if (isClockTime(text)) return { clock: text }
  throw notADay(' A time by the clocks at the shop looks like 2026-12-31T18:00.')
}

/** Reads a typed day, such as `2026-11-28`. */
export function day(text: string): string {
  const at = Date.parse(text)
  // `Date` turns 30 February into a day in March, so the day is compared with the text again.
  if (!v.is(Day, text) || Number.isNaN(at) || dayIn('UTC', at) !== text) throw notADay()
  return text
}

/** Reads a typed day, or the word `none`. */
export const dayOrNone = (text: string): string => (text === 'none' ? text : day(text))

const notADay = (more = '') => new InvalidArgumentError(`A day looks like 2026-12-31.${more}`)

/** Returns the moment at which a period begins that was typed with “from”. A day counts from its beginning at the shop. */
export const fromMoment = (typed: TypedDay, zone: string): Date => ('day' in typed ? startOfDay(typed.day, zone) : momentOf(typed, zone))

/** Returns the moment at which a period ends that was typed with “until”. A day counts to its end at the shop. */
export const untilMoment = (typed: TypedDay, zone: string): Date => ('day' in typed ? endOfDay(typed.day, zone) : momentOf(typed, zone))

const momentOf = (typed: Exclude<TypedDay, { day: string }>, zone: string): Date =>
  'at' in typed ? typed.at : momentOfClockTime(typed.clock, zone)

const beginsADay = (at: Date, zone: string): boolean => startOfDay(dayIn(zone, at.getTime()), zone).getTime() === at.getTime()

/** Formats the beginning of a period as `--from` accepts it: the first day, or the local minute if the period begins within a day. */
export const fromText = (at: Date, zone: string): string =>
  beginsADay(at, zone) ? dayIn(zone, at.getTime()) : minuteIn(at.getTime(), zone)

/** Formats the end of a period as `--until` accepts it: the last day, or the local minute if the period ends within a day. */
export const untilText = (at: Date, zone: string): string =>
  beginsADay(at, zone) ? dayAfter(dayIn(zone, at.getTime()), -1) : minuteIn(at.getTime(), zone)
