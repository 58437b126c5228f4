import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeCharacters, normalizeText } from '#contract/text/plain-text.ts'

test.each([
  ['full-width letters and digits', 'ＳＴ－２６４３０２', 'ST-264302'],
  ['full-width digits alone', '１２', '12'],
  ['digits of other scripts', '٠١٢ ۳۴ ०१', '012 34 01'],
  ['no-break blanks and hyphens', '0\u00a0001\u2011107\u202f026', '0 001-107 026'],
  ['every typographic dash', '1‐2‑3‒4–5—6―7−8﹣9', '1-2-3-4-5-6-7-8-9'],
  ['a Japanese long-vowel mark between digits', '028000ー1234', '028000-1234'],
  ['zero-width marks', '0001\u200b107\u200d0\ufeff26', '0001107026'],
  ['marks that turn the writing round', '\u202e0001\u202c\u2066 107\u2069', '0001 107'],
  ['soft hyphens', 'AL\u00ad-417500', 'AL-417500'],
  ['control characters that separate nothing', '\u00020001\u0000107026\u0003\u0004', '0001107026'],
  ['what separates, as one blank', '12\r\n\t13\u001d14', '12 13 14'],
  ['apostrophes of a phone', '’05 ´05 ʼ05', "'05 '05 '05"],
  ['a letter that holds an apostrophe', 'ŉ', "'n"],
  ['a double prime', '12″', "12''"],
  ['an accent behind a mark that nobody sees', 'u\u200b\u0308', 'ü'],
  ['a long-vowel mark between digits of another script', '٠ー١', '0-1'],
  ['half a character', 'AL\ud83d-1', 'AL-1'],
  ['nothing to be seen', '\u200b\u2060\u00ad \u0007', ''],
])('%s are read as what they mean', (_, typed, meant) => {
  expect(normalizeText(typed)).toBe(meant)
})

test('columns, lines and the separators of labels stay, where they are wanted', () => {
  expect(normalizeCharacters('a\tb\r\nc\rd\u2028e\u001df\u001e\u0004')).toBe('a\tb\nc\nd\ne\u001df\u001e')
})

test('plain text is plain already: every character by itself, and any of them in any order', () => {
  // Many at a time, each between digits. Behind these planes no character is given, but for plane 14.
  for (let from = 0; from < 0xe1000; from += 256) {
    if (from >= 0x40000 && from < 0xe0000) continue
    const characters = Array.from({ length: 256 }, (_, at) => String.fromCodePoint(from + at))
    // What no character has yet, and what anybody may mean anything by, stay as they are.
    const plain = normalizeText(
      characters
        .filter((one) => !/[\p{Cn}\p{Co}]/u.test(one))
        .map((one) => `1${one}1`)
        .join(' '),
    )
    expect(normalizeText(plain), `U+${from.toString(16)} and those behind it`).toBe(plain)
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => normalizeText(normalizeText(text)) === normalizeText(text)))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => normalizeText(normalizeText(text)) === normalizeText(text)))
})
