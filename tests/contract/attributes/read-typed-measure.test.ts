import { expect, test } from 'vitest'
import { readTypedMeasure } from '#contract/attributes/read-typed-measure.ts'

test.each([
  ['54.2', 'mm', 54.2],
  ['54,2', 'mm', 54.2],
  [' 54,25 mm ', 'mm', 54.25],
  ['1,250', 'mm', 1.25],
  ['5.4 cm', 'mm', 54],
  ['2 1/8"', 'mm', 53.975],
  ['2 1/8', 'mm', 53.975],
  ['2-1/8 in', 'mm', 53.975],
  ['2.125 in', 'mm', 53.975],
  ['2,125″', 'mm', 53.975],
  ['2.125', 'in', 53.975],
  ['2 1/8', 'in', 53.975],
  ['5/16', 'in', 7.938],
  ['54.2 mm', 'in', 54.2],
])('%s in a field of %s is %f mm', (text, typedUnit, mm) => {
  expect(readTypedMeasure(text, 'mm', typedUnit)).toBe(mm)
})

test.each(['', 'about 54', '54 to 55', '54.2 V', '1/0', '0', '-3'])('“%s” is no measure', (text) => {
  expect(readTypedMeasure(text, 'mm')).toBeNull()
})

test('what is no length has no inches', () => {
  expect(readTypedMeasure('90', '°')).toBe(90)
  expect(readTypedMeasure('2 in', 'A')).toBeNull()
})
