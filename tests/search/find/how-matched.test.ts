import { expect, test } from 'vitest'
import { numberKeys } from '#contract/numbers/numbers.ts'
import { numberMatchKindOf, numberMatchQualities } from '#search/find/how-matched.ts'

const met = (typed: string, stored: string) => numberMatchKindOf(numberKeys(typed), numberKeys(stored))

test.each([
  ['0001', '1', null],
  ['1', '0001', null],
  ['0012', '12', null],
  ['0001', '104210-4610', null],
  ['0001', '0 001 108 001', 'begins'],
  ['0001', '0001', 'same'],
  ['00124', '124', 'zeros'],
  ['124515026', '0 124 515 026', 'zeros'],
  ['124', '0 124 515 026', 'begins'],
] as const)('zeros count until three characters follow them: %s and %s: %s', (typed, stored, how) => {
  expect(met(typed, stored)).toBe(how)
})

test('zeros that were typed are wanted: what begins with them comes before what begins without', () => {
  expect(met('0-001-107', '0 001 107 026')).toBe('begins')
  expect(met('0-001-107', '110792')).toBe('begins-but-zeros')
  expect(numberMatchQualities.begins).toBeGreaterThan(numberMatchQualities['begins-but-zeros'])
})
