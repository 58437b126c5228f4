import { expect, test } from 'vitest'
import { printedPrefixOf } from '#contract/number-list/beginning.ts'
import { shortenedSearchTexts } from '#contract/number-list/shorter.ts'

test.each([
  ['0 001 107 026', '0001107'],
  ['0001107026', '0001107'],
  ['0-001-107-02', '0001107'],
  ['104210-4619', '104210'],
  ['S114-829X', 'S114'],
  ['0 OO1 1O7 026', '0001107'],
])('%s is cut where a group of its maker ends: %s', (text, piece) => {
  expect(shortenedSearchTexts(text)).toContain(piece)
})

test('a shorter search keeps its zeros, says something, and is shorter', () => {
  for (const text of ['0 001 107 026', '0001107026', '0000', '12A', '000 000 001']) {
    for (const piece of shortenedSearchTexts(text)) {
      expect(text.replaceAll(' ', '').startsWith(piece)).toBe(true)
      expect(piece.replace(/^0+/, '').length).toBeGreaterThanOrEqual(3)
    }
  }
  expect(shortenedSearchTexts('12A')).toEqual([])
})

test('a number that is partly unreadable is not cut, nor is one without groups', () => {
  expect(shortenedSearchTexts('0 001 1?7 026')).toEqual([])
  expect(shortenedSearchTexts('AB1')).toEqual([])
})

test('of words each is tried, but not one word alone; a number among them is cut', () => {
  expect(shortenedSearchTexts('green gearbox starter')).toEqual(['green', 'gearbox', 'starter'])
  expect(shortenedSearchTexts('gearbox')).toEqual([])
  expect(shortenedSearchTexts('Lucas 104210-4619').slice(0, 1)).toEqual(['Lucas'])
  expect(shortenedSearchTexts('Lucas 104210-4619')).toContain('104210')
})

test('a beginning is written as the number is printed, and known to end a group or to stand inside one', () => {
  expect(printedPrefixOf('0 001 107 231', '0001107')).toEqual({ printed: '0 001 107', endsGroup: true })
  expect(printedPrefixOf('0 001 107 231', '000110')).toEqual({ printed: '0 001 10', endsGroup: false })
  expect(printedPrefixOf('104210-4610', '104210')).toEqual({ printed: '104210', endsGroup: true })
  expect(printedPrefixOf('104210-4610', '1042104610')).toEqual({ printed: '104210-4610', endsGroup: true })
  expect(printedPrefixOf('104210-4610', '0001107')).toBeNull()
  expect(printedPrefixOf('1042', '104210')).toBeNull()
})
