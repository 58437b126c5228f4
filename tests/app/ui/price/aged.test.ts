import { expect, test } from 'vitest'
import { dataAgeOf } from '#app/ui/price/aged.ts'

const now = Date.parse('2026-11-21T08:00:00Z')

test.each([
  ['2026-11-21T08:00:00Z', 'now'],
  ['2026-11-21T07:55:01Z', 'now'],
  ['2026-11-21T07:55:00Z', 'today'],
  ['2026-11-20T08:00:01Z', 'today'],
  ['2026-11-20T08:00:00Z', 'old'],
  ['2026-08-13T08:00:00Z', 'old'],
  // The shop's clock and this one differ a little.
  ['2026-11-21T08:04:59Z', 'now'],
  // The clock was set back.
  ['2026-11-21T08:05:00Z', 'undated'],
  ['2026-12-24T08:00:00Z', 'undated'],
  ['no date', 'undated'],
  [null, 'undated'],
  [undefined, 'now'],
])('what the shop said at %s is %s', (asOf, is) => {
  expect(dataAgeOf(asOf, now).type).toBe(is)
})
