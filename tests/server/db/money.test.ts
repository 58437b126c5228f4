import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'

test('cents become decimal text and come back the same, whatever the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_99, max: 999_999_999_99 }), (cents) => {
      expect(centsOfText(dollarsTextOfCents(cents))).toBe(cents)
    }),
  )
})

test.each([
  [5, '0.05'],
  [1250, '12.50'],
  [100, '1.00'],
])('%i cents are written %s', (cents, text) => {
  expect(dollarsTextOfCents(cents)).toBe(text)
})

test('a price that floats cannot hold exactly goes over the wire with its two decimals', () => {
  expect(JSON.stringify(dollarsOf(centsOfText('8.20') * 3))).toBe('24.6')
  expect(JSON.stringify(dollarsOf(110))).toBe('1.1')
})
