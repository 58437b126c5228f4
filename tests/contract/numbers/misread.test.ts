import { describe, expect, test } from 'vitest'
import { looksLikeStoredNumber, possibleMisreadings, removeNumberSuffix, replaceLookalikeLetters } from '#contract/numbers/misread.ts'

describe('characters that look alike', () => {
  test.each([
    ['OOO11O7O26', '0001107026'],
    ['0OOLLO7OZ6', '0001107026'],
    ['AST60091', 'A5T60091'],
    ['A5TGOO91', 'A5TG0091'],
    ['RES39696', 'RE539696'],
    ['5R37X00', 'SR37X00'],
    ['LR250S10', 'LR250510'],
    ['1042I0461B', '1042104618'],
  ])('%s may be %s', (typed, stamped) => {
    expect(possibleMisreadings(typed)).toContain(stamped)
    expect(looksLikeStoredNumber(typed, stamped)).toBe(true)
  })
  test('a number is no misreading of itself, and a long word is not tried in every way', () => {
    expect(possibleMisreadings('0001107026')).not.toContain('0001107026')
    expect(possibleMisreadings('OILBSOILBSOILBS').length).toBeLessThan(4)
    expect(possibleMisreadings('1O4Z1OBI2G').length).toBeLessThan(80)
  })
  test('a short piece is not guessed at', () => expect(possibleMisreadings('O1B')).toEqual([]))
  test('two digits that differ never look alike', () => expect(looksLikeStoredNumber('0001107026', '0001107028')).toBe(false))
  test('all letters become digits', () => expect(replaceLookalikeLetters('OI8B')).toBe('0188'))
})

describe('what is written behind a number', () => {
  test.each([
    ['0 124 515 026-R', '0 124 515 026'],
    ['104210-3120RX', '104210-3120'],
    ['104210-3120 HD', '104210-3120'],
    ['104210-3120/NEW', '104210-3120'],
    ['RE504803B', 'RE504803'],
    ['0986041870N', '0986041870'],
    ['10463624-1', '10463624'],
    ['104210-4610', null],
    ['0 001 107 026', null],
    ['SR37X', null],
    ['12-R', null],
  ])('%j without it: %j', (typed, bare) => expect(removeNumberSuffix(typed)).toBe(bare))
})
