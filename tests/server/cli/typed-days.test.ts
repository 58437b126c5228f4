import { describe, expect, test } from 'vitest'
import { endDayText, endMomentOf, parseDayOrMoment, parseOptionalDay, startDayText, startMomentOf } from '#server/cli/typed-days.ts'

const from = (text: string, zone: string) => startMomentOf(parseDayOrMoment(text), zone).toISOString()
const until = (text: string, zone: string) => endMomentOf(parseDayOrMoment(text), zone).toISOString()

describe('what is typed', () => {
  test('a day is from its beginning and until its end, at the shop', () => {
    expect([from('2026-11-28', 'America/Chicago'), until('2026-11-28', 'America/Chicago')]).toEqual([
      '2026-11-28T06:00:00.000Z',
      '2026-11-29T06:00:00.000Z',
    ])
    expect([from('2026-03-29', 'Europe/Berlin'), until('2026-03-29', 'Europe/Berlin')]).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ])
  })
  test('a time is one of the clocks at the shop, a moment is itself', () => {
    expect([from('2026-11-28T18:00', 'America/Chicago'), until('2026-11-28 18:00', 'Asia/Kolkata')]).toEqual([
      '2026-11-29T00:00:00.000Z',
      '2026-11-28T12:30:00.000Z',
    ])
    expect([from('2026-11-28T18:00Z', 'America/Chicago'), until('2026-11-28T18:00:30+01:00', 'UTC')]).toEqual([
      '2026-11-28T18:00:00.000Z',
      '2026-11-28T17:00:30.000Z',
    ])
  })
  test('a time that comes twice is the first, one that does not come is the next', () => {
    expect(from('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(from('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  })
  test.each(['2026-02-30', '2026-13-01', 'soon', '', '28.11.2026', '2026-11-28T25:00', '2026-02-30T10:00'])('%j is no day', (text) => {
    expect(() => parseDayOrMoment(text)).toThrow('A day looks like 2026-12-31.')
  })
  test('none is no day, and so is nothing else', () => {
    expect([parseOptionalDay('none'), parseOptionalDay('2026-12-12')]).toEqual(['none', '2026-12-12'])
    expect(() => parseOptionalDay('2026-12-12T10:00')).toThrow('A day looks like 2026-12-31.')
  })
})

test.each(['America/Chicago', 'Europe/Berlin', 'Asia/Kolkata', 'Africa/Cairo', 'UTC'])(
  'what is said in %s is read back as the same moment',
  (zone) => {
    for (const text of ['2026-11-01', '2026-03-29', '2026-04-24', '2026-11-28T18:05']) {
      const [begins, ends] = [startMomentOf(parseDayOrMoment(text), zone), endMomentOf(parseDayOrMoment(text), zone)]
      expect(from(startDayText(begins, zone), zone)).toBe(begins.toISOString())
      expect(until(endDayText(ends, zone), zone)).toBe(ends.toISOString())
    }
  },
)
