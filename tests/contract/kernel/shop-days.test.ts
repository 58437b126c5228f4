import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayInZone, lastValidDay } from '#contract/kernel/shop-days.ts'

const dayAt = (zone: string | undefined, at: string) => dayInZone(zone, Date.parse(at))

describe('the day of a moment', () => {
  test.each([
    // The evening in Milwaukee is the next day in UTC.
    ['America/Chicago', '2026-11-29T05:59:59.999Z', '2026-11-28'],
    ['America/Chicago', '2026-11-29T06:00:00Z', '2026-11-29'],
    // The first hours in Berlin are the day before in UTC.
    ['Europe/Berlin', '2026-11-28T22:59:59Z', '2026-11-28'],
    ['Europe/Berlin', '2026-11-28T23:00:00Z', '2026-11-29'],
    // A zone of half hours.
    ['Asia/Kolkata', '2026-11-28T18:29:59Z', '2026-11-28'],
    ['Asia/Kolkata', '2026-11-28T18:30:00Z', '2026-11-29'],
    // The day on which the clocks go back lasts 25 hours, the one on which they go forward 23.
    ['America/Chicago', '2026-11-02T05:59:59Z', '2026-11-01'],
    ['America/Chicago', '2026-11-01T05:00:00Z', '2026-11-01'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    // In Cairo clocks go from midnight to 1:00.
    ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23'],
    ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
    ['UTC', '2026-11-28T23:59:59Z', '2026-11-28'],
  ])('in %s at %s is %s', (zone, at, day) => {
    expect(dayAt(zone, at)).toBe(day)
  })

  test('is that of UTC where a shop says no zone, and on a device that does not know the zone', () => {
    expect(dayAt(undefined, '2026-11-28T23:59:59Z')).toBe('2026-11-28')
    expect(dayAt('Mars/Olympus_Mons', '2026-11-28T23:59:59Z')).toBe('2026-11-28')
  })

  test('never goes back, in any zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
    fc.assert(fc.property(zones, moments, fc.nat(90_000_000), (zone, at, more) => dayInZone(zone, at) <= dayInZone(zone, at + more)))
  })
})

test('the last day of what runs until a moment is the day before midnight, and the same day otherwise', () => {
  expect([lastValidDay('2026-12-01T00:00:00.000Z', 'UTC'), lastValidDay('2026-12-01T09:30:00.000Z', undefined)]).toEqual([
    '2026-11-30',
    '2026-12-01',
  ])
  // To the end of 28 November: one moment in Milwaukee, another in Berlin, and the same last day.
  expect(lastValidDay('2026-11-29T06:00:00.000Z', 'America/Chicago')).toBe('2026-11-28')
  expect(lastValidDay('2026-11-28T23:00:00.000Z', 'Europe/Berlin')).toBe('2026-11-28')
})

test('days of the calendar are counted, however long they last', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})
