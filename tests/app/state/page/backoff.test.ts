import { expect, test } from 'vitest'
import { backoffMs } from '#app/state/page/backoff.ts'

test('the first wait is 2 s, each further one twice as long, and none longer than 60 s', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => backoffMs(failures, 0))).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
})

test('chance takes up to half of it, so that not all phones come at once', () => {
  expect(backoffMs(6, 0.5)).toBe(45_000)
  expect(backoffMs(6, 0.999_999)).toBe(30_000)
})
