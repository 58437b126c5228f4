import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LISTED_NUMBERS_MOST, readNumberList, readNumbers } from '#contract/number-list.ts'

const said = (text: string) => readNumbers(text).map(({ number, qty }) => `${qty} ${number}`)

describe('a pasted list is read as numbers and quantities', () => {
  test.each([
    ['2x 0 001 123 012; 104210-3120 4 pcs', ['2 0 001 123 012', '4 104210-3120']],
    ['2 x 0 001 123 012\n104210-3120 x4\nRE539696', ['2 0 001 123 012', '4 104210-3120', '1 RE539696']],
    ['0 001 123 012\t2\r\n104210-3120\t4', ['2 0 001 123 012', '4 104210-3120']],
    ['4\t104210-3120\n12\tRE539696', ['4 104210-3120', '12 RE539696']],
    ['1. 104210-3120 - 2\n2. 27060-20170 - 1', ['2 104210-3120', '1 27060-20170']],
    ['- 104210-3120 qty 3\n- LR250-510B Qty: 2', ['3 104210-3120', '2 LR250-510B']],
    ['104210-3120, 0 124 515 026, A005TG0091AE', ['1 104210-3120', '1 0 124 515 026', '1 A005TG0091AE']],
    ['104210-3120 27060-20170', ['1 104210-3120', '1 27060-20170']],
    ['0 001 123 012 0 001 107 026', ['1 0 001 123 012', '1 0 001 107 026']],
    ['0 001 123 012 2 104210-3120 4', ['2 0 001 123 012', '4 104210-3120']],
    ['104210-3120 4', ['4 104210-3120']],
    ['5 Stück 0 986 041 870, 3 Stk. 113809', ['5 0 986 041 870', '3 113809']],
    ['MS 648 and IS1403', ['1 MS 648', '1 IS1403']],
    ['RE 539696; 8-97186-551-1 (2 pcs)', ['1 RE 539696', '2 8-97186-551-1']],
  ])('%j', (text, lines) => expect(said(text)).toEqual(lines))

  test('the same number twice is one line with both quantities', () => {
    expect(said('2x 104210-3120; 1042103120 x3')).toEqual(['5 104210-3120'])
  })
  test('a line that says no quantity is one piece, and known to have said none', () => {
    expect(readNumbers('104210-3120; 27060-20170 x1').map(({ saysQty }) => saysQty)).toEqual([false, true])
  })
  test('very long lists are cut', () => {
    const long = Array.from({ length: 80 }, (_, at) => `104210-${3000 + at}`).join('\n')
    expect(readNumbers(long)).toHaveLength(LISTED_NUMBERS_MOST)
  })
})

describe('the number in a message is read out of the words around it', () => {
  test.each([
    ['Hi Jan, need starter for the Deere, plate says 0 001 123 012, can you send by 4 tomorrow? thx', ['1 0 001 123 012']],
    ['ref: 104210-3120', ['1 104210-3120']],
    ['OEM:104210-3120', ['1 104210-3120']],
    ['Bosch 0 001 107 026 starter golf 4', ['1 0 001 107 026']],
    ['do you have RE 539696 in stock please', ['1 RE 539696']],
    ['Alternator Denso 104210-4610 12V 100A 6PK', ['1 104210-4610']],
    ['2x 0 001 123 012', ['2 0 001 123 012']],
  ])('%j', (text, lines) => expect(said(text)).toEqual(lines))
})

describe('what is no list stays none', () => {
  test.each([
    '0 001 107 026',
    '104210 4610',
    '104210 - 4610',
    '27060 20170',
    '0001 107026',
    '8-97186-551-1',
    '0 001 1x7 026',
    'F 000 AL0 122',
    'alternator golf 1.9 tdi 2004',
    'starter John Deere 6430',
    '24V 5,5 kW starter',
    '12V, 110A, 6PK alternator',
    'bearing 6202 and 6203',
    'toyota corolla 1993, 1994, 1995',
  ])('%j', (text) => expect(readNumberList(text)).toBeNull())
})

test('any text is read without an error, and a quantity is at least one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      for (const { number, qty } of readNumbers(text)) {
        expect(number).not.toBe('')
        expect(qty).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})
