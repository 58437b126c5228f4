import { expect, test } from 'vitest'
import { parseListedNumbers, readNumberList } from '#contract/number-list/number-list.ts'
import { gtinDigits, isGtin, isPrintedGtin } from '#contract/numbers/gtin.ts'

test.each(['96385074', '036000291452', '4006381333931', '04006381333931', '10036000291459'])(
  '%s has a last digit that is right',
  (gtin) => {
    expect(isGtin(gtin)).toBe(true)
    expect(isGtin(gtin.slice(0, -1) + ((Number(gtin.at(-1)) + 1) % 10))).toBe(false)
  },
)

test.each([
  ['4 006381 333931', '4006381333931'],
  ['4-006381-333931', '4006381333931'],
  ['0 36000 29145 2', '036000291452'],
  [' ４００６３８１３３３９３１ ', '4006381333931'],
  ['EAN: 4006381333931', '4006381333931'],
  ['EAN-13 4006381333931', '4006381333931'],
  ['EAN 8412345678905', '8412345678905'],
  ['UPC-A 036000291452', '036000291452'],
  ['gtin 04006381333931', '04006381333931'],
  ['40063813', '40063813'],
])('%s is read as digits', (text, digits) => {
  expect(gtinDigits(text)).toBe(digits)
})

test.each(['', '4006381', '400638133393145', '0 001 107 02A', 'AL-4006381333931', 'starter 4006381333931'])(
  '%s is no article number',
  (text) => {
    expect(gtinDigits(text)).toBeNull()
  },
)

test.each(['4 006381 333931', '4-006381-333931', '0 36000 29145 2', '0 36000-29145 2', '1 00 36000 29145 9'])(
  '%s is one number of a list, and no quantity of another',
  (text) => {
    expect(isPrintedGtin(text)).toBe(true)
    expect(readNumberList(text)).toBeNull()
    expect(parseListedNumbers(`${text}\n104210-3120 x4`).map(({ number, qty }) => `${qty} ${number}`)).toEqual([
      `1 ${text}`,
      '4 104210-3120',
    ])
  },
)

test.each(['4 006381 333932', '2 0001107026 5', '4 0001 123 012', '0 001 123 012 2'])('%s is read as before', (text) => {
  expect(isPrintedGtin(text)).toBe(false)
})
