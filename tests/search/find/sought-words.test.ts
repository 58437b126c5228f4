import { expect, test } from 'vitest'
import { flagRowsWithWords } from '#search/find/flag-rows-with-words.ts'
import { catalogueOf, indexedPart, marked } from '../../support/search-parts.ts'

const words = ['starter motor bosch 1.4', 'alternator bosch', 'brush set starter', '', 'starter  starter denso 104210']
const catalogue = catalogueOf(words.map((each, at) => indexedPart(at + 1, { words: each })))

test.each([
  ['one word', ['starter'], [0, 2, 4]],
  ['all of several words must be there', ['starter', 'bosch'], [0]],
  ['a plural stands for its singular', ['starters', 'denso'], [4]],
  ['a plural in -es does too', ['brushes', 'set'], [2]],
  ['the last word may be unfinished', ['starter', 'bo'], [0]],
  ['no other word may', ['star', 'bosch'], []],
  ['a word with a digit is a word', ['denso', '1042'], [4]],
  ['a word that nothing holds', ['starter', 'zebra', 'bosch'], []],
])('%s', (_, asked, rows) => {
  expect(marked(flagRowsWithWords(catalogue, asked))).toEqual(rows)
})
