import { expect, test } from 'vitest'
import { createCsvFormatter } from '#server/catalogue/price-list/csv.ts'

const comma = createCsvFormatter('comma', false)
const semicolon = createCsvFormatter('semicolon', false)

test('cells are quoted as RFC 4180 says, with CR LF at the end of each line', () => {
  expect(comma(['plain', 'a,b', 'say "12 V"', '', null])).toBe('plain,"a,b","say ""12 V""",,\r\n')
  expect(semicolon(['a,b', 'c;d'])).toBe('"a,b";"c;d"\r\n')
  expect(comma(['two\nlines'])).toBe('two lines\r\n')
})

test('figures have the decimal mark of their language, and always their decimals', () => {
  const cells = [
    { numericValue: 1234.5, decimals: 2 },
    { numericValue: 12, decimals: 0 },
  ]
  expect([comma(cells), semicolon(cells)]).toEqual(['1234.50,12\r\n', '1234,50;12\r\n'])
})

test.each(['=1+1', '+49 30 1', '-R', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%s is no formula to a spreadsheet, as text and as a number',
  (text) => {
    expect(comma([text])).toBe(`'${text}\r\n`)
    expect(comma([{ number: text }])).toBe(`'${text}\r\n`)
    expect(createCsvFormatter('comma', true)([{ number: text }])).toBe(`'${text}\r\n`)
  },
)

test.each(['\t=1+1', '\n=1+1', '\u00a0=1+1', ' \r=1+1'])('what stands in front of it hides no formula: %j', (text) => {
  expect(comma([text])).toBe("'=1+1\r\n")
  expect(comma([{ number: text }])).toBe("'=1+1\r\n")
})

test('a number of digits keeps its zeros in a spreadsheet where that is wanted, and nothing else is written as a formula', () => {
  const kept = createCsvFormatter('semicolon', true)
  expect(kept([{ number: '0 001 123 012' }, { number: 'AR-10' }, { number: '' }, '0012'])).toBe('"=""0 001 123 012""";AR-10;;0012\r\n')
  expect(comma([{ number: '0001123012' }])).toBe('0001123012\r\n')
})
