import { expect, test } from 'vitest'
import { parsePieceCount } from '#contract/text/quantity.ts'

test.each([
  ['１２', 'en-US', 12],
  ['12\u200b', 'en-US', 12],
  ['12 pcs', 'en-US', 12],
  ['12pcs.', 'en-US', 12],
  ['x12', 'en-US', 12],
  ['12 ×', 'de', 12],
  ['12 Stk.', 'de', 12],
  ['12 Stück', 'de', 12],
  ['1,000', 'en-US', 1000],
  ['1.000', 'de', 1000],
  ['1\u202f000', 'de', 1000],
  ["1'000 Stk", 'de', 1000],
  ['12.0', 'en-US', 12],
  ['12,00', 'de', 12],
])('%s in %s are %i pieces', (text, locale, pieces) => {
  expect(parsePieceCount(text, locale)).toBe(pieces)
})

test.each([
  ['1.000', 'en-US'],
  ['1,000', 'de'],
  ['1.5', 'en-US'],
  ['10,00,0', 'en-US'],
  ['-2', 'en-US'],
  ['1e3', 'en-US'],
  ['0x10', 'en-US'],
  ['two', 'en-US'],
  ['12 boxes', 'en-US'],
  ['', 'en-US'],
])('%s in %s is no quantity that is certain', (text, locale) => {
  expect(parsePieceCount(text, locale)).toBeNull()
})
