import { describe, expect, test } from 'vitest'
import { callingCodeOf, formatPhone, parseEnteredPhone, phoneInputOf } from '#contract/addresses/phone.ts'

describe('a typed number is kept as E.164', () => {
  test.each([
    ['0711 12345-67', 'DE', '+497111234567'],
    ['0711/1234567', '+49', '+497111234567'],
    ['+49 (0)711 1234567', 'US', '+497111234567'],
    ['0049 711 1234567', 'US', '+497111234567'],
    ['(414) 555-0123', 'US', '+14145550123'],
    ['４１４ ５５５ ０１２３', 'US', '+14145550123'],
    ['03-1234-5678', 'JP', '+81312345678'],
    ['912 345 678', 'PT', '+351912345678'],
    ['06 698 12345', 'IT', '+390669812345'],
    ['+1 414\u2011555\u20110123\u200b', '', '+14145550123'],
  ])('%s of %s is %s', (typed, where, kept) => {
    expect(parseEnteredPhone(typed, where)).toEqual({ text: kept, isValid: true })
  })

  test.each([
    ['12', 'DE'],
    ['0711 1234567', ''],
    ['ask for Ada', 'DE'],
  ])('%s of %s is doubted, and kept as it was typed', (typed, where) => {
    expect(parseEnteredPhone(typed, where)).toEqual({ text: typed, isValid: false })
  })

  test('no number is a number, too', () => {
    expect(parseEnteredPhone('  ', 'DE')).toEqual({ text: '', isValid: true })
  })
})

test('it is shown for a reader anywhere, and typed again as at home', () => {
  expect(formatPhone('+497111234567')).toBe('+49 711 1234567')
  expect(phoneInputOf('+497111234567')).toEqual({ text: '0711 1234567', country: 'DE' })
  expect(phoneInputOf('+14145550123', 'DE')).toEqual({ text: '(414) 555-0123', country: 'US' })
  expect(callingCodeOf('+14145550123')).toBe('+1')
})

test('numbers that were stored before are shown by their country, or as they are', () => {
  expect(formatPhone('0711 1234567', 'DE')).toBe('+49 711 1234567')
  expect(formatPhone('711 1234567', '+49')).toBe('+49 711 1234567')
  expect(formatPhone('12', '+49')).toBe('+49 12')
  expect(formatPhone('12', 'DE')).toBe('12')
  expect(phoneInputOf('12', 'DE')).toEqual({ text: '12', country: 'DE' })
})
