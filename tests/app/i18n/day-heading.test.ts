import { expect, test } from 'vitest'
import { formatDayHeading, midnightOf } from '#app/i18n/day-heading.ts'
import { i18n, startLanguage } from '#app/i18n/language.ts'

startLanguage()
const now = new Date(2026, 10, 24, 0, 5).getTime()
const on = (...[month, day, hour, year = 2026]: [number, number, number, number?]) =>
  formatDayHeading(new Date(year, month, day, hour).getTime(), now)

test('a day that has gone by is named as people name it', () => {
  expect(on(10, 24, 0)).toBe('Today')
  expect(on(10, 23, 23)).toBe('Yesterday')
  expect(on(10, 22, 23)).toBe('Sunday, November 22')
  expect(on(0, 5, 9)).toBe('Monday, January 5, 2026')
  expect(midnightOf(now)).toBe(new Date(2026, 10, 24).getTime())
})

test('in German too', () => {
  i18n.load('de', {})
  i18n.activate('de')
  expect(on(10, 24, 0)).toBe('Heute')
  expect(on(10, 23, 12)).toBe('Gestern')
  expect(on(10, 22, 12)).toBe('Sonntag, 22. November')
  i18n.activate('en-US')
})
