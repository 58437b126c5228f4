import { expect, test } from 'vitest'
import { backOn } from '#app/ui/price/back-on.ts'

const noon = Date.UTC(2026, 10, 21, 12)

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-20', undefined],
  [undefined, undefined],
])('on 21 November, more expected on %s is said as %s', (restockOn, said) => {
  expect(backOn({ state: 'out', qty: 0, ...(restockOn === undefined ? {} : { restockOn }) }, noon)).toBe(said)
})
