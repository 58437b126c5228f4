import { expect, test } from 'vitest'
import { readComparedCodes, writeComparedCodes } from '#contract/compare/compare-query.ts'

test.each([
  [undefined, []],
  ['', []],
  ['AR-1,AR-2', ['AR-1', 'AR-2']],
  [' ar-1 , AR-2,AR-1', ['AR-1', 'AR-2']],
  ['AR-1,<b>,AR-2', ['AR-1', 'AR-2']],
  ['A1,A2,A3,A4,A5', ['A1', 'A2', 'A3', 'A4']],
])('%s is read as %o', (text, codes) => {
  expect(readComparedCodes(text)).toEqual(codes)
})

test('what is written is read again', () => {
  expect(readComparedCodes(writeComparedCodes(['AR-1', 'AR-2']))).toEqual(['AR-1', 'AR-2'])
  expect(writeComparedCodes([])).toBeUndefined()
})
