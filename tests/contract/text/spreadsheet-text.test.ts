import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePartNumbers } from '#server/import/tables/values/part-number.ts'
import {
  escapeForSpreadsheet,
  formatListCell,
  formatPairsCell,
  formatPathCell,
  parseListCell,
  parsePairsCell,
  parsePathCell,
  quoteCsvCell,
  unescapeFromSpreadsheet,
} from '#contract/text/spreadsheet-text.ts'

test.each([
  ['formulas', ['=1+1', '+49 30 1', '-R', '@SUM(A1)', '＝1+1', '\t=1', '\r\n=1', "'=1"]],
  ['figures that lose digits', ['0012', '000', '4006381333931', '12E05', '1.5e3']],
  ['days, times and what may be one', ['1.50', '0.5', '10-12', '1/2', '2024.1', '3/4/21', 'MAR1', '1-May', 'JUN 5', '1:30']],
  ['truths', ['TRUE', 'false']],
])('%s get an apostrophe, which is taken away again', (_, texts) => {
  for (const text of texts) {
    expect(escapeForSpreadsheet(text)).toBe(`'${text}`)
    expect(unescapeFromSpreadsheet(escapeForSpreadsheet(text))).toBe(text)
  }
})

test.each([
  '',
  'Anlasser für Größe Ä',
  '0 001 108 001',
  '12',
  '90-97-101-3',
  'AR-S-10',
  "'90s trucks",
  "'",
  'a=b',
  '12345678901',
  'Marine',
])('%j stays as it is, in both directions', (text) => {
  expect(escapeForSpreadsheet(text)).toBe(text)
  expect(unescapeFromSpreadsheet(text)).toBe(text)
})

/** Texts that are made of what the rules look at, as well as any. */
const texts = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      "'",
      '=',
      '-',
      '+',
      '@',
      '0',
      '1',
      '9',
      'e',
      '/',
      ':',
      '.',
      '\t',
      '\n',
      ' ',
      ';',
      '\\',
      '>',
      '"',
      ',',
      'ä',
      'm',
      'a',
      'r',
      'y',
    ),
  }),
  fc.string({ unit: 'grapheme' }),
)
const told = texts.map((text) => text.trim()).filter((text) => text !== '')

test('a number that has a slash between blanks comes back as one', () => {
  const cell = formatPairsCell([
    ['Bosch', '0001 / 107'],
    ['', 'D7/E44'],
  ])

  expect(cell).toBe('Bosch: 0001 \\/ 107; D7/E44')
  expect(parsePairsCell(cell)).toEqual([
    ['Bosch', '0001 / 107'],
    ['', 'D7/E44'],
  ])
  expect(parsePartNumbers({ text: cell, type: 'text' })).toEqual([
    { maker: 'Bosch', display: '0001 / 107' },
    { maker: '', display: 'D7/E44' },
  ])
})

test('no text comes back as another', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(unescapeFromSpreadsheet(escapeForSpreadsheet(text))).toBe(text)
    }),
  )
})

test('lists, pairs and paths come back as they were', () => {
  fc.assert(
    fc.property(fc.array(told), (list) => {
      expect(parseListCell(formatListCell(list))).toEqual(list)
    }),
  )
  fc.assert(
    fc.property(fc.array(told), (path) => {
      expect(parsePathCell(formatPathCell(path))).toEqual(path)
    }),
  )
  const pair = fc.tuple(fc.oneof(fc.constant(''), told), told)
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      expect(parsePairsCell(formatPairsCell(pairs))).toEqual(pairs)
    }),
  )
})

test('lists as people write them are read too', () => {
  expect(
    formatPairsCell([
      ['Bosch', '0 001 108 001'],
      ['', 'D7E44'],
    ]),
  ).toBe('Bosch: 0 001 108 001; D7E44')
  expect(parsePairsCell('Bosch:0 001 108 001;D7E44;')).toEqual([
    ['Bosch', '0 001 108 001'],
    ['', 'D7E44'],
  ])
  expect(formatPathCell(['Starters', '12 V'])).toBe('Starters > 12 V')
})

test('what would end a cell is quoted', () => {
  expect(['a', 'a,b', 'a;b', 'a\tb', 'a\nb', 'say "x"'].map(quoteCsvCell)).toEqual([
    'a',
    '"a,b"',
    '"a;b"',
    '"a\tb"',
    '"a\nb"',
    '"say ""x"""',
  ])
})
