import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageDataTime } from '#app/first-data.ts'

const NOW = '2026-11-21T08:00:00.000Z'
const MADE_AT = '2026-11-18T08:00:00.000Z'

class Navigation {
  readonly transferSize: number
  constructor(transferSize: number) {
    this.transferSize = transferSize
  }
}
const cameOver = (...bytes: number[]) => {
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('performance', { getEntriesByType: () => bytes.map((size) => new Navigation(size)) })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that the server has sent, or confirmed with HTTP 304, is of now, however long ago it was made', () => {
  cameOver(48_000)
  expect(pageDataTime(MADE_AT)).toBe(NOW)
  cameOver(300)
  expect(pageDataTime(MADE_AT)).toBe(NOW)
})

test('one that the browser took out of its own memory, or cannot say where it came from, is of when it was made', () => {
  cameOver(0)
  expect(pageDataTime(MADE_AT)).toBe(MADE_AT)
  cameOver()
  expect(pageDataTime(MADE_AT)).toBe(MADE_AT)
})
