import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { soughtWords } from '#server/catalogue/search/understand.ts'
import { isBegun, rowsHolding, WordCollector } from '#server/catalogue/columns/word-index.ts'

function indexOf(parts: readonly string[]) {
  const collector = new WordCollector()
  for (const [row, words] of parts.entries()) collector.add(row, words)
  return collector.index()
}
const found = (parts: readonly string[], words: readonly string[]) =>
  [...rowsHolding(indexOf(parts), parts.length, soughtWords(words)).entries()].flatMap(([row, mark]) => (mark ? [row] : []))

const parts = ['starter motor bosch 1.4', 'alternator bosch', 'brush set starter', '', 'starter  starter denso 104210']

describe('the words of parts in memory', () => {
  test.each([
    ['one word', ['starter'], [0, 2, 4]],
    ['all of several words must be there', ['starter', 'bosch'], [0]],
    ['a plural stands for its singular', ['starters', 'denso'], [4]],
    ['a plural in -es does too', ['brushes', 'set'], [2]],
    ['the last word may be unfinished', ['starter', 'bo'], [0]],
    ['no other word may', ['star', 'bosch'], []],
    ['a word with a digit is a word', ['denso', '1042'], [4]],
    ['a word that nothing holds', ['starter', 'zebra', 'bosch'], []],
  ])('%s', (_, words, rows) => {
    expect(found(parts, words)).toEqual(rows)
  })

  test('finds what looking through every part finds', () => {
    const word = fc.stringMatching(/^[abs]{1,4}$/)
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 12 }),
        fc.array(word, { minLength: 1, maxLength: 4 }),
        (held, asked) => {
          const sought = soughtWords(asked)
          const rows = held.flatMap((words, row) =>
            sought.every(({ forms, begun }) =>
              words.some((each) => forms.includes(each) || (begun !== undefined && each.startsWith(begun))),
            )
              ? [row]
              : [],
          )
          expect(
            found(
              held.map((words) => words.join(' ')),
              asked,
            ),
          ).toEqual(rows)
        },
      ),
    )
  })

  test('whether any word begins like that, of those that count', () => {
    const index = indexOf(parts)
    expect([isBegun(index, 'alt'), isBegun(index, 'alts'), isBegun(index, '1042', (held) => held.length < 4)]).toEqual([true, false, false])
  })
})
