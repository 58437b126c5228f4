import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayInZone } from '#contract/kernel/shop-days.ts'
import { addMonths, endOfDay, endOfDayAt, formatMinuteInZone, parseIanaTimeZone, startOfDay } from '#server/kernel/shop-days.ts'

const HOUR_MS = 3_600_000
const hoursOf = (day: string, zone: string) => (endOfDay(day, zone).getTime() - startOfDay(day, zone).getTime()) / HOUR_MS

describe('a day of a shop', () => {
  test.each([
    ['America/Chicago', '2026-11-28', '2026-11-28T06:00:00.000Z', 24],
    ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00.000Z', 25],
    ['America/Chicago', '2026-03-08', '2026-03-08T06:00:00.000Z', 23],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['Asia/Kolkata', '2026-11-28', '2026-11-27T18:30:00.000Z', 24],
    // It begins at 1:00: there is no midnight.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
    // Midnight comes twice: it begins with the first.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
    ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z', 24],
  ])('in %s, %s begins at %s and lasts %d hours', (zone, day, begins, hours) => {
    expect(startOfDay(day, zone).toISOString()).toBe(begins)
    expect(hoursOf(day, zone)).toBe(hours)
  })

  test('holds the moments from its beginning to just before its end, in any zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const days = fc.integer({ min: 0, max: 5000 }).map((count) => addDays('2022-01-01', count))
    fc.assert(
      fc.property(zones, days, (zone, day) => {
        const [begins, ends] = [startOfDay(day, zone).getTime(), endOfDay(day, zone).getTime()]
        expect([begins - 1, begins, ends - 1, ends].map((at) => dayInZone(zone, at))).toEqual([addDays(day, -1), day, day, addDays(day, 1)])
      }),
    )
  })

  test('what ends within a day is good to its end', () => {
    expect(endOfDayAt(Date.parse('2026-11-01T06:30:00Z'), 'America/Chicago').toISOString()).toBe('2026-11-02T06:00:00.000Z')
  })

  test('clocks at the shop show its minutes', () => {
    expect(formatMinuteInZone(Date.parse('2026-11-29T00:05:40Z'), 'America/Chicago')).toBe('2026-11-28 18:05')
  })

  test('months later it is the same day, or the last of the month', () => {
    expect([addMonths('2026-08-31', 6), addMonths('2026-11-28', 12)]).toEqual(['2027-02-28', '2027-11-28'])
  })
})

describe('the name of a time zone', () => {
  test.each(['America/Chicago', 'Europe/Berlin', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])(
    '%s is taken as it stands',
    (zone) => {
      expect(parseIanaTimeZone(zone)).toEqual({ zone })
    },
  )
  test('is taken in small letters too, and kept in its own spelling', () => {
    expect([parseIanaTimeZone(' europe/berlin '), parseIanaTimeZone('utc')]).toEqual([{ zone: 'Europe/Berlin' }, { zone: 'UTC' }])
  })
  test.each(['EST', '+01:00', 'GMT-6', 'Central', '', 'Europe/Berlin; drop'])(
    '%j is none: a sentence says what one looks like',
    (typed) => {
      expect(parseIanaTimeZone(typed)).toEqual({ refused: expect.stringContaining(`There is no time zone “${typed}”.`) })
      expect(parseIanaTimeZone(typed)).toEqual({ refused: expect.stringMatching(/such as America\/Chicago|Did you mean/) })
    },
  )
  test('a city alone is no zone, and its zone is named', () => {
    expect(parseIanaTimeZone('Berlin')).toEqual({ refused: 'There is no time zone “Berlin”. Did you mean Europe/Berlin?' })
    expect(parseIanaTimeZone('new york')).toEqual({ refused: 'There is no time zone “new york”. Did you mean America/New_York?' })
    expect(parseIanaTimeZone('America/Milwaukee')).toEqual({
      refused:
        'There is no time zone “America/Milwaukee”. Say the IANA name of the shop’s zone, such as America/Chicago, Europe/Berlin or Asia/Kolkata.',
    })
  })
})
