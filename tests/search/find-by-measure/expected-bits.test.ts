import { expect, test } from 'vitest'
import { expectedBits } from '#search/find-by-measure/expected-bits.ts'
import type { MeasuredColumn } from '#search/find-by-measure/measured-column.ts'

const column = (values: readonly string[], tolerance: MeasuredColumn['tolerance'] = null): MeasuredColumn => ({
  ...{ key: 'pulleyOdMm', check: 'caliper', isNumber: true, own: null, codes: new Uint8Array(), tolerance },
  values: ['', ...values],
  numbers: Float64Array.from(['', ...values], (text) => (text === '' ? Number.NaN : Number(text))),
})
const bits = (of: MeasuredColumn, counts: readonly number[]) => expectedBits(of, Uint32Array.from(counts))

test('a choice among four equal groups tells two bits, one that is the same for all tells nothing', () => {
  expect(bits(column(['1', '2', '3', '4']), [0, 5, 5, 5, 5])).toBeCloseTo(2)
  expect(bits(column(['1']), [0, 20])).toBe(0)
})

test('values within the tolerance of each other are one class', () => {
  const tolerance = { absolute: 1, relative: 0 }
  expect(bits(column(['50', '51', '80', '81'], tolerance), [0, 5, 5, 5, 5])).toBeCloseTo(1)
  // 51 is within the tolerance of both of its neighbours, so its answer leaves all three.
  expect(bits(column(['50', '51', '52'], tolerance), [0, 1, 1, 1])).toBeCloseTo((2 / 3) * Math.log2(3 / 2))
})

test('the more values are not known, the less an answer tells, because those parts remain', () => {
  const known = bits(column(['1', '2']), [0, 10, 10])
  const some = bits(column(['1', '2']), [10, 5, 5])
  const hardlyAny = bits(column(['1', '2']), [18, 1, 1])

  expect([known, some > hardlyAny, hardlyAny > 0]).toEqual([1, true, true])
  expect(some).toBeLessThan(0.5)
})
