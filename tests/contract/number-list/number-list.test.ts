import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinPastedLines } from '#app/state/catalogue/paste-lines.ts'
import { linesWithoutNumbers, MAX_LISTED_NUMBERS, parseListedNumbers, readNumberList } from '#contract/number-list/number-list.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { runs } from '../../support/runs.ts'

const said = (text: string) => parseListedNumbers(text).map(({ number, qty }) => `${qty} ${number}`)

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
    ['0001108277;12 pcs', ['12 0001108277']],
    ['０００１１０８２７７　１２', ['12 0001108277']],
    ['0001108277\t1,000\n104210-3120\t1.500', ['1000 0001108277', '1500 104210-3120']],
    ['0001108277; 1,000 pcs', ['1000 0001108277']],
    ['1,000 x 0001108277', ['1000 0001108277']],
    // Yamaha's own numbers begin so.
    ['6X6-81450-70\n2x 6x0-81800-80', ['1 6X6-81450-70', '2 6x0-81800-80']],
  ])('%j', (text, lines) => expect(said(text)).toEqual(lines))

  test('the same number twice is one line with both quantities', () => {
    expect(said('2x 104210-3120; 1042103120 x3')).toEqual(['5 104210-3120'])
  })
  test('a line that says no quantity is one piece, and known to have said none', () => {
    expect(parseListedNumbers('104210-3120; 27060-20170 x1').map(({ hasQuantity }) => hasQuantity)).toEqual([false, true])
  })
  test('very long lists are cut', () => {
    const long = Array.from({ length: 80 }, (_, at) => `104210-${3000 + at}`).join('\n')
    expect(parseListedNumbers(long)).toHaveLength(MAX_LISTED_NUMBERS)
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
      for (const { number, qty } of parseListedNumbers(text)) {
        expect(number).not.toBe('')
        expect(qty).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})

describe('quantities are read on either side, and no digit is guessed into a number', () => {
  test.each([
    ['AL-417500,2\nST-869525,3', ['2 AL-417500', '3 ST-869525']],
    ['AL-417500;2\nST-869525;3', ['2 AL-417500', '3 ST-869525']],
    ['AL-417500, 2\nST-869525, 3', ['2 AL-417500', '3 ST-869525']],
    ['2 AL-417500\n3 ST-869525', ['2 AL-417500', '3 ST-869525']],
    ['2;AL-417500\n3;ST-869525', ['2 AL-417500', '3 ST-869525']],
    ['AL-417500, 2, ST-869525, 3', ['2 AL-417500', '3 ST-869525']],
    ['2, AL-417500, 3, ST-869525', ['2 AL-417500', '3 ST-869525']],
    ['AL-417500; 2; ST-869525; 3', ['2 AL-417500', '3 ST-869525']],
    ['AL-417500\n2\nST-869525\n3', ['2 AL-417500', '3 ST-869525']],
    ['1\tAL-417500\t4\n2\tST-869525\t5', ['4 AL-417500', '5 ST-869525']],
    ['AL-417500;Alternator;2;149.00\nST-869525;Starter;1;99.50', ['2 AL-417500', '1 ST-869525']],
    ['2 0 001 107 026\n2 028 903 029 B', ['2 0 001 107 026', '2 028 903 029 B']],
    ['113809 115926 2', ['1 113809', '2 115926']],
    ['2 113809; 3 MS 648', ['2 113809', '3 MS 648']],
    ['2xAL-417500; 438000-0260x3', ['2 AL-417500', '3 438000-0260']],
    ['starter BMW X5 0 001 107 026; AL-417500 12 V', ['1 0 001 107 026', '1 AL-417500']],
  ])('%j', (text, lines) => expect(said(text)).toEqual(lines))

  test.each([
    ['AL-417500 2 ST-869525', [{ number: 'AL-417500', qty: 1 }]],
    ['3 ST 869525', [{ number: '869525', qty: 3 }]],
    ['0 001 107 026 starter golf 4', [{ number: '0 001 107 026', qty: 4 }]],
    ['113809x2', [{ number: '113809', qty: 2 }]],
  ])('what may be read in two ways is said: %j', (text, others) => expect(parseListedNumbers(text)[0]?.alternativeReadings).toEqual(others))

  test.each([
    ['AL-417500,1000', ['1000 AL-417500']],
    ['AL-417500\t1000', ['1000 AL-417500']],
    ['AL-417500  1000', ['1000 AL-417500']],
    ['AL-417500;1500', ['1500 AL-417500']],
    ['AL-417500; 1500; ST-869525; 2', ['1500 AL-417500', '2 ST-869525']],
    ['1000;AL-417500\n9999;ST-869525', ['1000 AL-417500', '9999 ST-869525']],
    ['AL-417500,02\nST-869525,0012', ['2 AL-417500', '12 ST-869525']],
    ['AL-417500,2.0\nST-869525;1000.0', ['2 AL-417500', '1000 ST-869525']],
    ['AL-417500;2,0', ['2 AL-417500']],
    ['"AL-417500","1000"', ['1000 AL-417500']],
    ['AL-417500;Alternator;1000;149.00', ['1000 AL-417500']],
    ['AL-417500, 113809', ['1 AL-417500', '1 113809']],
    ['AL-417500,12345', ['1 AL-417500', '1 12345']],
    ['toyota corolla 1993, 1994\nAL-417500', ['1 AL-417500']],
    ['6202 and 6203\nAL-417500', ['1 AL-417500']],
  ])('in a column of its own any quantity counts, and nothing else does: %j', (text, lines) => expect(said(text)).toEqual(lines))

  test.each([
    ['AL-417500 1000', 1, [1000]],
    ['1000 AL-417500', 1, [1000]],
    ['0 001 107 026 1000', 1, [1000]],
    ['AL-417500 1998', 1, [1998]],
    ['2 AL-417500 1998', 2, [1998]],
    ['AL-417500, 1998', 1998, [1]],
    ['AL-417500\n1998', 1998, [1]],
    ['Alternator, VW Golf, 1998, 028903029B', 1, [1998]],
    ['AL-417500, 1998, 2', 2, [1998]],
    ['AL-417500 02', 1, [2]],
    ['AL-417500 12', 12, []],
    ['AL-417500,1000', 1000, []],
  ])('four digits beside a blank, and a year anywhere, are said to be doubtful: %j', (text, qty, others) => {
    const [one] = parseListedNumbers(text)
    expect([one?.qty, one?.alternativeReadings]).toEqual([qty, others.map((other) => ({ number: one?.number, qty: other }))])
  })

  test('of a number that stands twice each other reading has the pieces of the other line too', () => {
    const [twice] = parseListedNumbers('AL-417500 2 ST-869525\nAL-417500 3')
    expect(twice).toMatchObject({ number: 'AL-417500', qty: 5, alternativeReadings: [{ number: 'AL-417500', qty: 4 }] })
    const [behind] = parseListedNumbers('AL-417500 3\nAL-417500 2 ST-869525')
    expect(behind).toMatchObject({ number: 'AL-417500', qty: 5, alternativeReadings: [{ number: 'AL-417500', qty: 4 }] })
  })

  test('one number with its quantity is a list of one', () => {
    expect(readNumberList('AL-417500,2')).toMatchObject([
      { number: 'AL-417500', qty: 2, sourceLine: 'AL-417500,2', alternativeReadings: [] },
    ])
    expect(readNumberList('0 001 107 026')).toBeNull()
  })
  test('a line without a number is named', () => {
    expect(linesWithoutNumbers('Number\tQty\n113809\t2\nbrake pads')).toEqual(['Number\tQty', 'brake pads'])
  })
})

/** Numbers as makers print them and as people type them: `d` is a digit, and the first is never a zero unless it stands here. */
const shapes = [
  ...['0 001 ddd ddd', '0001dddddd', '0-001-ddd-ddd', 'F 000 AL0 ddd', '0 124 ddd ddd', '104210-dddd', '438000dddd', '104210 dddd'],
  ...['M002T7dddd', 'A003TJ0ddd', 'LR250-5ddB', 'S13-3dd', '0-33000-5ddd', '0350-602-0ddd', '439ddd', '104dddd4', 'AL9ddd5X', 'LRS02ddd'],
  ...[
    '11.132.4dd',
    'IS1ddd',
    'IS 1ddd',
    'MS 64d',
    '028 903 0dd B',
    '12 41 7 5dd ddd',
    '8-97186-5dd-1',
    '8 97186 5dd 1',
    '5702.E1',
    '535 0034 1d',
  ],
  ...['113ddd', '8dd7N', 'SA00dd', 'ST-86dddd', 'AL-41dddd', 'RE539ddd', 'RE 539ddd', '27060-20ddd', '27060 20ddd', '600-821-6ddd'],
]
const numberOf = fc
  .tuple(fc.constantFrom(...shapes), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 }))
  .map(([shape, digits]) => digits.reduce<string>((text, digit) => text.replace('d', String(digit)), shape))
const forms: ((number: string, qty: number) => string)[] = [
  ...[',', ', ', ';', '\t', ' ', '  ', ' x', ' x ', ' × ', ' ×', ' X', ' qty ', ' Qty: ', ' - ', ' = '].map(
    (between) => (number: string, qty: number) => `${number}${between}${qty}`,
  ),
  ...[' ', ',', ', ', ';', '\t', '  ', 'x ', ' x ', ' × ', '× ', ' pcs ', 'pcs ', ' pcs. ', ' pieces '].map(
    (between) => (number: string, qty: number) => `${qty}${between}${number}`,
  ),
  (number, qty) => `${number} ${qty} pcs`,
  (number, qty) => `${number}, ${qty}pcs`,
  (number, qty) => `${number} (${qty})`,
  (number, qty) => `${number} ${qty}x`,
]
/** In a column of its own a quantity may have four digits, zeros in front and a zero behind its point. */
const columns: ((number: string, qty: number) => string)[] = [',', ', ', ';', '\t', '  '].flatMap((between) => [
  (number: string, qty: number) => `${number}${between}${qty}`,
  (number: string, qty: number) => `${qty}${between}${number}`,
  (number: string, qty: number) => `${number}${between}${String(qty).padStart(4, '0')}`,
  (number: string, qty: number) => `${number}${between}${qty}.0`,
])

test('of every shape of number, form of quantity and way to part the lines: the number and the quantity, and nothing else', () => {
  const list = fc.tuple(
    fc.uniqueArray(fc.tuple(numberOf, fc.integer({ min: 2, max: 99 })), {
      minLength: 1,
      maxLength: 6,
      selector: ([number]) => numberKey(number),
    }),
    fc.constantFrom(...forms),
    fc.constantFrom('\n', '\r\n', '; ', ' | '),
  )
  fc.assert(
    fc.property(list, ([lines, form, between]) => {
      const text = lines.map(([number, qty]) => form(number, qty)).join(between)
      expect(said(text)).toEqual(lines.map(([number, qty]) => `${qty} ${number}`))
      expect(said(joinPastedLines(text) ?? text)).toEqual(lines.map(([number, qty]) => `${qty} ${number}`))
    }),
    runs(1000),
  )
})

test('of any text each number that is read stands in it whole', () => {
  const piece = fc.oneof(numberOf, fc.constantFrom('x', '2', '12', '3 pcs', 'ST', ',', ';', ' ', '\n', '0', '1x7', 'Starter', '12V'))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join(' ')
      const plain = text.replace(/\s+/g, ' ')
      for (const { number } of parseListedNumbers(text)) expect(plain).toContain(number)
    }),
    runs(300),
  )
})

test('of n numbers with quantities in columns, as any sheet writes them, n numbers come back with these quantities', () => {
  const list = fc.tuple(
    fc.uniqueArray(fc.tuple(numberOf, fc.integer({ min: 1, max: 9999 })), {
      minLength: 1,
      maxLength: 6,
      selector: ([number]) => numberKey(number),
    }),
    fc.constantFrom(...columns),
  )
  fc.assert(
    fc.property(list, ([lines, form]) => {
      const text = lines.map(([number, qty]) => form(number, qty)).join('\n')
      expect(said(text)).toEqual(lines.map(([number, qty]) => `${qty} ${number}`))
    }),
    runs(1000),
  )
})

test('of n numbers with quantities, each spelt in its own way, n numbers come back with these quantities', () => {
  const line = fc.tuple(numberOf, fc.integer({ min: 2, max: 99 }), fc.constantFrom(...forms, ...columns))
  fc.assert(
    fc.property(fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ([number]) => numberKey(number) }), (lines) => {
      const read = said(lines.map(([number, qty, form]) => form(number, qty)).join('\n'))
      expect(read).toEqual(lines.map(([number, qty]) => `${qty} ${number}`))
    }),
    runs(1000),
  )
})

describe('what a scanner or a copied text carries is read as what it means', () => {
  test.each([
    ['ＳＴ－２６４３０２　２', ['2 ST-264302']],
    ['AL\u2011417500\u00a0\u00a03', ['3 AL-417500']],
    ['\ufeff0 001 107 026\u200b;２', ['2 0 001 107 026']],
    ['[)>\u001e06\u001d1P0001123012\u001dQ5\u001e\u0004\n[)>\u001e06\u001d1P104210-3120\u001e\u0004', ['5 0001123012', '1 104210-3120']],
    [']C1240ST-264302\u001d3012\r\n]C1240AL-417500', ['12 ST-264302', '1 AL-417500']],
  ])('%j', (text, lines) => expect(said(text)).toEqual(lines))

  test('one label alone is a search for its part, whatever its package holds', () => {
    expect(readNumberList('[)>\u001e06\u001d1P0001123012\u001dQ5\u001e\u0004')).toBeNull()
  })

  test.each([
    ['8EA 757 910-001 2', ['2 8EA 757 910-001']],
    ['2x 02A 911 023 G', ['2 02A 911 023 G']],
    ['a 010 154 03 02; 037 903 024 a', ['1 a 010 154 03 02', '1 037 903 024 a']],
    ['037 903 024 a new one please', ['1 037 903 024']],
    ['77 11 990 543\n4RA 002 658-071  4', ['1 77 11 990 543', '4 4RA 002 658-071']],
    ['7468\n0 001 107 026', ['1 7468', '1 0 001 107 026']],
    ['2x 7468; 8459, 3', ['2 7468', '3 8459']],
  ])('numbers as their makers print them are whole: %j', (text, lines) => expect(said(text)).toEqual(lines))
})
