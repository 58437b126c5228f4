import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { looksLikeNumber, numberKey, numberKeys, splitNumbers } from '#contract/numbers/numbers.ts'
import { numberMatchKindOf } from '#search/find/how-matched.ts'

/** How a number meets one that was typed, by its keys. */
const met = (typed: string, stored: string) => numberMatchKindOf(numberKeys(typed), numberKeys(stored))

const spellingsOfOneUnit = [
  ['104210-4610', '1042104610', '104210 4610'],
  ['104210-4280', '1042104280', '104210428'],
  ['428000-5740', '4280005740', '428000574', '428000-5741'],
  ['27060-75371', '2706075371'],
  ['A003TJ0691', 'A3TJ0691'],
  ['A005TG0091AE', 'A5TG0091AE', 'A005TG0091'],
  ['0-33000-5840', '0330005840', '330005840'],
  ['600-821-6130', '6008216130'],
  ['11.132.403', '11132403'],
  ['8971865511', '8-97186-551-1'],
  ['23849', '23849N'],
  ['23956', '23956N', '23956R'],
  ['535 0034 10', '535003410'],
  ['028 903 029 B', '28903029B'],
  ['0 124 515 026', '124515026'],
  ['0124', '124'],
  ['LR250-510B', 'LR250-510'],
  ['MITSUBISHI MR994925', 'MR994925'],
  ['VOE17324096', '17324096'],
  ['JD RE539696', 'RE539696'],
  ['HC 113809', 'CARGO113809', '113809'],
  ['IS1403', 'IS 1403'],
  ['MS 648', 'MS648'],
  ['M002T66071', 'M2T66071'],
  ['１０４２１０－４６１０', '104210-4610'],
]

const falseFriends = [
  ['IS1403', 'S1403'],
  ['MS648', 'MS7-401'],
  ['113809', '13809'],
  ['111332', '11133'],
  ['A127', 'A0127'],
  ['6202', '0 986 202 6202'],
  ['6202', '62020'],
  ['24V', '24'],
  ['104210-4610', '104210-4280'],
  ['0 001 108 001', '0 001 108 002'],
  ['O01403', '001403'],
  // Zeros are forgiven only before three characters that say something.
  ['0001', '1'],
  ['0012', '12'],
]

describe('one unit in several spellings', () => {
  const pairs = spellingsOfOneUnit.flatMap((unit) => unit.flatMap((a) => unit.map((b) => [a, b] as const)))
  test.each(pairs)('%s meets %s', (a, b) => {
    expect(met(a, b)).not.toBeNull()
  })
})

test.each([
  ['LR250-510B', 'LR250-510'],
  ['A005TG0091AE', 'A005TG0091'],
  ['A005TG0091AE', 'A005TG0091BE'],
  ['428000-5740', '428000-5741'],
])('%s and %s are revisions of one unit, and not one number cut short', (a, b) => {
  expect([met(a, b), met(b, a)]).toEqual(['revision', 'revision'])
})

test.each(falseFriends)('%s and %s stay two numbers', (a, b) => {
  const one = ['same', 'zeros', 'revision', 'cut']
  expect(one).not.toContain(met(String(a), String(b)))
  expect(one).not.toContain(met(String(b), String(a)))
})

const plainNumber = fc.stringMatching(/^[A-Z0-9]{5,14}$/).filter((text) => /\d/.test(text))
const separators = fc.constantFrom('', ' ', '-', '.', '/', '_', ' - ')

describe('any number', () => {
  test('meets itself in any case and with any separators between its characters', () => {
    fc.assert(
      fc.property(plainNumber, fc.array(separators, { minLength: 14, maxLength: 14 }), fc.boolean(), (number, between, lower) => {
        const spelt = [...number].map((sign, at) => sign + (between[at] ?? '')).join('')
        expect(met(number, lower ? spelt.toLowerCase() : spelt)).toBe('same')
      }),
    )
  })

  test('has a key that is its own key', () => {
    fc.assert(
      fc.property(plainNumber, (number) => {
        expect(numberKey(numberKey(number))).toBe(numberKey(number))
      }),
    )
  })

  test('never meets one that differs in a look-alike character', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}\d{4}0\d{3}$/), (number) => {
        expect(met(number, number.replace(/0(?=\d{3}$)/, 'O'))).toBeNull()
      }),
    )
  })
})

test('a cell of a list is split into its numbers, and words and short pieces are dropped', () => {
  expect(splitNumbers('104210-4610, 27060-75371；优良8971865511、OEM\n24V IS1403')).toEqual([
    '104210-4610',
    '27060-75371',
    '8971865511',
    'IS1403',
  ])
})

test.each([
  ['104210 4610', true],
  ['0 986', true],
  ['MS 648', true],
  ['starter 12v', false],
  ['toyota corolla', false],
  ['bearing 6202', false],
])('%s looks like a number: %s', (text, expected) => {
  expect(looksLikeNumber(text)).toBe(expected)
})
