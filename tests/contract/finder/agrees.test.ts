import { expect, test } from 'vitest'
import { agrees, toleranceOf } from '#contract/finder/agrees.ts'
import { readMeasured, writeMeasured } from '#contract/listing/measured-value.ts'

test.each([
  ['a length within half a millimetre and half a percent', 'pulleyOdMm', 54.7, 54, true],
  ['a length beyond it', 'pulleyOdMm', 54.8, 54, false],
  ['what is counted', 'teeth', '9', 9, true],
  ['one tooth more', 'teeth', 10, 9, false],
  ['a text in other case', 'plugCode', 's-ig-l', 'S-IG-L', true],
  ['a length of the shop’s own', 'own-thick-mm', 17.6, 17, true],
])('%s', (_, key, reading, value, same) => {
  expect(agrees(key, reading, value, key.startsWith('own-') ? 'mm' : undefined)).toBe(same)
})

test('an own attribute in another unit is no length', () => {
  expect(toleranceOf('own-weight', 'kg')).toBeNull()
})

test('a measured value of a filter is written and read, and an exact one is none', () => {
  expect([54, 54.25, 0.1 + 0.2].map(writeMeasured)).toEqual(['~54', '~54.25', '~0.3'])
  expect(['~54.25', '54', '~', '~-3', '~1e3'].map(readMeasured)).toEqual([54.25, null, null, null, null])
})
