import { describe, expect, test } from 'vitest'
import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import { detectColumnDateOrder, parseDay } from '#server/import/tables/values/dates.ts'
import { detectColumnDecimalMark } from '#server/import/tables/values/decimal-mark.ts'
import { parseGtinCell } from '#server/import/tables/values/gtin.ts'
import { parseBoxSize, parseMeasureText } from '#server/import/tables/values/measure.ts'
import { parseMoney } from '#server/import/tables/values/money.ts'
import { toPlainNumberText } from '#server/import/tables/values/number-text.ts'
import { parsePartNumbers, spreadsheetDamageMessage } from '#server/import/tables/values/part-number.ts'
import { parseQuantity } from '#server/import/tables/values/quantity.ts'
import { detectQuantityDecimalMark } from '#server/import/tables/values/quantity-mark.ts'
import { parseCondition, parseCountry, parseYesOrNo } from '#server/import/tables/values/words.ts'
import { parseYearRange } from '#server/import/tables/values/years.ts'

/** What reading gives, or that it refuses. */
const tried = <T>(read: () => T): T | 'refused' => {
  try {
    return read()
  } catch (error) {
    if (error instanceof InvalidValueError) return 'refused'
    throw error
  }
}
const text = (value: string) => ({ text: value, type: 'text' as const })

const columns: [string[], ',' | '.' | 'mixed' | null, string[]][] = [
  [['1.234,50', '7,00', '12'], ',', ['1234.50', '7.00', '12']],
  [['1,234.50', '1,234', '.5'], '.', ['1234.50', '1234', '0.5']],
  [['1 234,50', '1\u00a0234', '-3,5'], ',', ['1234.50', '1234', '-3.5']],
  [["1'234.50", '1’234'], '.', ['1234.50', '1234']],
  [['1.234.567', '1.234'], ',', ['1234567', '1234']],
  [['0,250', '1,250'], ',', ['0.250', '1.250']],
  [['12', '1 234', '+5'], null, ['12', '1234', '5']],
  [['1.234', '2.345'], null, ['refused', 'refused']],
  [['1,50', '2.50', '1.234'], 'mixed', ['1.50', '2.50', 'refused']],
]
test.each(columns)('numbers of a column: %j', (values, mark, numbers) => {
  expect(detectColumnDecimalMark(values)).toBe(mark)
  expect(values.map((value) => tried(() => toPlainNumberText(value, mark)))).toEqual(numbers)
})

test.each(['12,50', '1.2.3', '1..5', 'x', '', '1,23,456.00', '12-5', '1 23.00'])('"%s" is no number with a decimal point', (written) => {
  expect(tried(() => toPlainNumberText(written, '.'))).toBe('refused')
})

const prices: [string, ',' | '.', number | 'refused', string | null][] = [
  ['12.50', '.', 1250, null],
  ['€ 1.234,5', ',', 123450, 'EUR'],
  ['99,00 zł', ',', 9900, 'PLN'],
  ['USD 7', '.', 700, 'USD'],
  ["1'234.-", '.', 123400, null],
  ['12,345', ',', 1235, null],
  ['0.994', '.', 99, null],
  ['12 apples', '.', 'refused', null],
  // No price at all: engine/plan/part/check-part-facts.ts says so.
  ['-1', '.', -100, null],
]
test.each(prices)('a price: %s', (written, mark, cents, currency) => {
  const read = tried(() => parseMoney(written, mark))

  expect(read === 'refused' ? read : read.cents).toBe(cents)
  if (read !== 'refused') expect(read.currency).toBe(currency)
})

describe('measures', () => {
  const weights: [string, string, number | 'refused'][] = [
    ['4.6', 'kg', 4600],
    ['4.6 kg', 'lb', 4600],
    ['10', 'lbs', 4536],
    ['8 oz', 'kg', 227],
    ['120g', 'kg', 120],
    ['NW:4.6kg GW:4.7KG', 'kg', 4700],
    ['-1', 'kg', 'refused'],
    ['5 mm', 'kg', 'refused'],
  ]
  test.each(weights)('a weight: %s in %s', (written, unit, grams) => {
    expect(tried(() => parseMeasureText('weight', written, unit, '.'))).toBe(grams)
  })

  const lengths: [string, string, number | 'refused'][] = [
    ['12', 'cm', 120],
    ['4.5"', 'mm', 114],
    ['4.5 in', 'mm', 114],
    ['120 mm', 'in', 120],
    ['1 ft', 'mm', 305],
    ['long', 'mm', 'refused'],
  ]
  test.each(lengths)('a length: %s in %s', (written, unit, millimetres) => {
    expect(tried(() => parseMeasureText('length', written, unit, '.'))).toBe(millimetres)
  })

  test('a box in one cell', () => {
    expect(parseBoxSize('12 x 8.5 × 6 in', 'cm', '.')).toEqual({ length: 305, width: 216, height: 152 })
    expect(parseBoxSize('30*20*10', 'cm', '.')).toEqual({ length: 300, width: 200, height: 100 })
  })
})

const days: [string, 'dmy' | 'mdy' | null, string][] = [
  ['2026-03-05', null, '2026-03-05'],
  ['05.03.2026', null, '2026-03-05'],
  ['5.3.26', null, '2026-03-05'],
  ['25/03/2026', null, '2026-03-25'],
  ['03/25/2026', null, '2026-03-25'],
  ['03/04/2026', 'mdy', '2026-03-04'],
  ['03/04/2026', 'dmy', '2026-04-03'],
  ['03/04/2026', null, 'refused'],
  ['03/03/2026', null, '2026-03-03'],
  ['20260305', null, '2026-03-05'],
  ['46086', null, '2026-03-05'],
  ['31.04.2026', null, 'refused'],
  ['soon', null, 'refused'],
]
test.each(days)('a day: %s, of a column that is %s', (written, order, read) => {
  expect(tried(() => parseDay(written, order))).toBe(read)
})

test('the order of a column is what one of its days shows', () => {
  expect(detectColumnDateOrder(['03/04/2026', '03/25/2026'])).toBe('mdy')
  expect(detectColumnDateOrder(['03/04/2026', '25/03/2026'])).toBe('dmy')
  expect(detectColumnDateOrder(['03/25/2026', '25/03/2026'])).toBe(null)
})

const spans: [string, number | null, number | null][] = [
  ['2004-2011', 2004, 2011],
  ['04/2004–', 2004, null],
  ['04/2004 - 12/2011', 2004, 2011],
  ['ab 2010', 2010, null],
  ['bis 2008', null, 2008],
  ['2010+', 2010, null],
  ['2010 on', 2010, null],
  ['2010->', 2010, null],
  ['-2008', null, 2008],
  ['98-02', 1998, 2002],
  ['2004 to 2011', 2004, 2011],
  ['2004', 2004, 2004],
  ['200404-201112', 2004, 2011],
]
test.each(spans)('years: %s', (written, from, to) => {
  expect(parseYearRange(written)).toEqual({ from, to })
})
test.each(['2011-2004', 'old', '1-2-3', '3004'])('%s is no span of years', (written) => {
  expect(tried(() => parseYearRange(written))).toBe('refused')
})

test('GTINs get back the zeros that they lost, and are refused when they do not check', () => {
  expect(parseGtinCell(text('4006381333931'))).toEqual({ digits: '4006381333931', hasWrongCheckDigit: false })
  expect(parseGtinCell(text('36000291452')).digits).toBe('036000291452')
  expect(parseGtinCell(text('0 36000-29145 2')).digits).toBe('036000291452')
  expect(parseGtinCell(text('0000000000000'))).toEqual({ digits: null, hasWrongCheckDigit: false })
  expect(parseGtinCell(text('4006381333932'))).toEqual({ digits: null, hasWrongCheckDigit: true })
})

test('quantities', () => {
  const read = (written: string, mark: ',' | '.' | null = null) => tried(() => parseQuantity(written, mark))
  expect(read('12 Stk')).toEqual({ value: 12, isMinimum: false })
  expect(read('>50')).toEqual({ value: 50, isMinimum: true })
  expect(read('1.200', ',')).toEqual({ value: 1200, isMinimum: false })
  expect(read('7,000', ',')).toEqual({ value: 7, isMinimum: false })
  expect(read('0,000', ',')).toEqual({ value: 0, isMinimum: false })
  expect(read('1.200', '.')).toBe('refused')
  expect(read('1.200')).toBe('refused')
  expect(read('3,00', ',')).toEqual({ value: 3, isMinimum: false })
  expect(read('ausverkauft')).toEqual({ value: 0, isMinimum: false })
  expect(read('-4')).toEqual({ value: -4, isMinimum: false })
  expect(read('1.5', '.')).toBe('refused')
})

test.each([
  [['7,000', '0,000', '12,000'], ','],
  [['7,000', '12,000'], null],
  [['1,200', '50', '7'], '.'],
  [['1.200 Stk', '50 Stk'], ','],
  [['1,200', '0'], null],
  [['3,00'], ','],
] as const)('the decimal mark of pieces: %j', (texts, mark) => expect(detectQuantityDecimalMark(texts)).toBe(mark))

test('words of several languages', () => {
  expect(['ja', 'Oui', 'sí', 'TAK', 'x', '1'].map(parseYesOrNo)).toEqual(Array(6).fill(true))
  expect(['Nein', 'non', 'NIE', '0'].map(parseYesOrNo)).toEqual(Array(4).fill(false))
  expect(['NEW', 'Neuf', 'nowy'].map(parseCondition)).toEqual(['new', 'new', 'new'])
  expect(['AT', 'Austausch', 'échange standard', 'regenerowany', 'Exchange'].map(parseCondition)).toEqual(Array(5).fill('reman'))
  expect(['gebraucht', 'd’occasion', 'usado'].map(parseCondition)).toEqual(Array(3).fill('used'))
  expect(['DE', 'Germany', 'Deutschland', 'Allemagne', 'Niemcy', 'Made in Germany'].map(parseCountry)).toEqual(Array(6).fill('DE'))
})

const lists: [string, string[]][] = [
  ['0 001 108 166', ['0 001 108 166']],
  ['0001108166 0001108167', ['0001108166', '0001108167']],
  ['A 000 151 23 01, A0001512401', ['A 000 151 23 01', 'A0001512401']],
  ['8112;17001\n12345', ['8112', '17001', '12345']],
  ['-', []],
]
test.each(lists)('numbers in a cell: %j', (written, numbers) => {
  expect(parsePartNumbers(text(written)).map(({ display }) => display)).toEqual(numbers)
})

test('numbers that only look damaged are left alone', () => {
  for (const number of ['15E6', '12-34', '1E10-A', 'MAY-100X', '2026-03', 'DEC1234', '1/2-13', '05-M-12', '3E']) {
    expect([number, spreadsheetDamageMessage(text(number))]).toEqual([number, null])
  }
})
