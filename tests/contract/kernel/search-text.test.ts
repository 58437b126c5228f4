import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SearchText } from '#contract/kernel/primitives.ts'
import { MAX_SEARCH_TEXT_CHARACTERS } from '#contract/limits.ts'

const refusal = (text: string) => v.safeParse(SearchText, text).issues?.[0].message

test.each([
  ['as it was typed', 'x'.repeat(MAX_SEARCH_TEXT_CHARACTERS + 1)],
  ['after NFKC, which makes four characters of one sign', '⁗'.repeat(980)],
  ['after NFKC, which makes eighteen of one', 'ﷺ'.repeat(60)],
])('a text that is too long %s is refused with the same sentence', (_, text) => {
  expect(refusal(text)).toBe('A search has at most 1000 characters.')
})

test('signs that stay one character each are measured once', () => {
  expect(refusal('发'.repeat(MAX_SEARCH_TEXT_CHARACTERS))).toBeUndefined()
  expect(refusal('１'.repeat(MAX_SEARCH_TEXT_CHARACTERS))).toBeUndefined()
  expect(refusal('⁗'.repeat(250))).toBeUndefined()
})

describe('a text is read as what it means', () => {
  test.each([
    ['ＳＴ－２６４３０２', 'ST-264302'],
    ['0001\u200b107\u2011026', '0001107-026'],
    ['\ufeff\u202e ST-264302 \u202c', 'ST-264302'],
    ['a\u0000b', 'ab'],
    ['113809\t2\r\nST-264302\t1\n', '113809  2; ST-264302  1'],
    ['.', '.'],
    ['..', '..'],
  ])('%j', (typed, meant) => {
    expect(v.parse(SearchText, typed)).toBe(meant)
  })

  test('separators of a scanned label stay', () => {
    expect(v.parse(SearchText, '240ST-264302\u001d21SER9')).toBe('240ST-264302\u001d21SER9')
  })

  test.each(['', ' ', '\u200b\u2060', '\u0007', '\u001d'])('of nothing to be seen (%j) nothing is looked for', (text) => {
    expect(refusal(text)).toBe('Type a number, a brand or a word to search for.')
  })
})
