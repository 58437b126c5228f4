import { expect, test } from 'vitest'
import { formatDay, formatDayRange, formatNumber, formatUsd, formatWeight } from '#app/i18n/format.ts'
import { i18n, startLanguage } from '#app/i18n/language.ts'

startLanguage()
const now = Date.parse('2026-11-21T08:00:00Z')

test.each([
  ['2026-12-03', 'Dec 3'],
  ['2027-03-01', 'Mar 1'],
  ['2027-06-17', 'Jun 17, 2027'],
  ['2026-11-21', 'Nov 21'],
  ['2027-11-20', 'Nov 20, 2027'],
  ['2025-12-03', 'Dec 3, 2025'],
  ['2026-11-01', 'Nov 1, 2026'],
])('%s, read on 21 November 2026, is %s', (iso, said) => {
  expect(formatDay(iso, now)).toBe(said)
})

test('a date without a time is the same day west of Greenwich', () => {
  const zone = process.env['TZ']
  process.env['TZ'] = 'America/Los_Angeles'
  expect(formatDay('2026-12-03', now)).toBe('Dec 3')
  process.env['TZ'] = zone
})

test('a time is of the day where the device is now, also after it has travelled', () => {
  const zone = process.env['TZ']
  process.env['TZ'] = 'Europe/Berlin'
  expect(formatDay('2027-01-10T12:00:00Z', now)).toBe('Jan 10')
  process.env['TZ'] = 'Europe/London'
  // Half past eleven in a summer night of London, which has the winter's offset of Berlin.
  expect(formatDay('2027-03-29T22:30:00Z', now)).toBe('Mar 29, 2027')
  process.env['TZ'] = zone
})

test.each([
  [1234.5, '$1,234.50'],
  [0, '$0.00'],
  [-12, '-$12.00'],
])('section 9: currency en-US USD: %d is %s', (usd, said) => {
  expect(formatUsd(usd)).toBe(said)
})

test('section 1: prices are in en-US currency format whatever the language; other numbers are not', () => {
  i18n.load('de', {})
  i18n.activate('de')
  expect([formatUsd(1234.5), formatNumber(1234.5, 2)]).toEqual(['$1,234.50', '1.234,50'])
  i18n.activate('en-US')
})

test.each([
  [0.0004, '1 g'],
  [0.04, '40 g'],
  [0.45, '450 g'],
  [3.24, '3.2 kg'],
  [12, '12 kg'],
  [1204, '1,204 kg'],
])('%s kilograms are said as %s: what weighs something never weighs nothing', (kg, said) => {
  expect(formatWeight(kg)).toBe(said)
})

test.each([
  ['2026-12-03', '2026-12-03', 'Dec 3'],
  ['2026-12-03', '2026-12-05', 'Dec 3 – 5'],
  ['2026-11-30', '2026-12-02', 'Nov 30 – Dec 2'],
  ['2026-11-03', '2026-11-05', 'Nov 3 – 5, 2026'],
  ['2026-11-03', '2026-11-03', 'Nov 3, 2026'],
])('%s to %s is %s', (from, to, said) => {
  expect(formatDayRange(from, to, now).replace(/\s/g, ' ')).toBe(said)
})
