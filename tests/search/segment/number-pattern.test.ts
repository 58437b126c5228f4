import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberKey } from '#contract/numbers/numbers.ts'
import { printedFromPattern, printedPatternOf } from '#search/segment/number-pattern.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { runs } from '../../support/runs.ts'
import { randomNumber } from '../../support/search-catalogue.ts'

test('whatever is printed is printed so again', () => {
  // Any code units at all, also halves of pairs.
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes))
  const any = fc.oneof(units, fc.string({ unit: fc.constantFrom('=', '#', 'A', 'B', '0', '1', '-', ' ') }))
  fc.assert(
    fc.property(any, any, (display, key) => {
      expect(printedFromPattern(printedPatternOf(display, key), key)).toBe(display)
      expect(printedFromPattern(printedPatternOf(display, numberKey(display)), numberKey(display))).toBe(display)
    }),
    runs(80),
  )
})

test('numbers of one maker share a pattern', () => {
  expect(printedPatternOf('0 001 107 026', '0001107026')).toBe('# ### ### ###')
  expect(printedPatternOf('M003T35281', 'M3T35281')).toBe('#00#######')
  const rng = new RandomGenerator('patterns')
  const lester = Array.from({ length: 50 }, () => randomNumber(rng, 'Lester'))
  expect(new Set(lester.map((one) => printedPatternOf(one, numberKey(one)))).size).toBeLessThanOrEqual(2)
})
