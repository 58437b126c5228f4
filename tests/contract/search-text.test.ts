import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SEARCH_TEXT_MOST_CHARACTERS } from '#contract/limits.ts'
import { SearchText } from '#contract/primitives.ts'

const refusal = (text: string) => v.safeParse(SearchText, text).issues?.[0].message

test.each([
  ['as it was typed', 'x'.repeat(SEARCH_TEXT_MOST_CHARACTERS + 1)],
  ['after NFKC, which makes four characters of one sign', '⁗'.repeat(980)],
  ['after NFKC, which makes eighteen of one', 'ﷺ'.repeat(60)],
])('a text that is too long %s is refused with the same sentence', (_, text) => {
  expect(refusal(text)).toBe('A search has at most 1000 characters.')
})

test('signs that stay one character each are measured once', () => {
  expect(refusal('发'.repeat(SEARCH_TEXT_MOST_CHARACTERS))).toBeUndefined()
  expect(refusal('１'.repeat(SEARCH_TEXT_MOST_CHARACTERS))).toBeUndefined()
  expect(refusal('⁗'.repeat(250))).toBeUndefined()
})
