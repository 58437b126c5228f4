import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readOrderSheet } from '#contract/number-list/order-sheet.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { normalizeCharacters } from '#contract/text/plain-text.ts'
import { runs } from '../../support/runs.ts'

/** The lines of a sheet in short: `2 AL-417500` for a number, otherwise the type of the line. */
const said = (text: string) =>
  readOrderSheet(text).flatMap((line) =>
    line.type === 'numbers'
      ? line.numbers.map(({ number, qty, unreadQuantity }) => `${unreadQuantity === undefined ? qty : `(${unreadQuantity})`} ${number}`)
      : [line.type],
  )

describe('each layout of an order is read line by line', () => {
  test.each<[name: string, text: string, lines: string[]]>([
    ['tabs', 'AL-417500\t2\nST-869525\t3', ['2 AL-417500', '3 ST-869525']],
    ['tabs, quantity first', '2\tAL-417500\n3\tST-869525', ['2 AL-417500', '3 ST-869525']],
    ['semicolons', 'AL-417500;2\nST-869525;3', ['2 AL-417500', '3 ST-869525']],
    ['commas', 'AL-417500,2\nST-869525,3', ['2 AL-417500', '3 ST-869525']],
    ['bars', 'AL-417500|2\nST-869525|3', ['2 AL-417500', '3 ST-869525']],
    ['lines alone', 'AL-417500\nST-869525', ['1 AL-417500', '1 ST-869525']],
    ['Windows line ends', 'AL-417500;2\r\nST-869525;3\r\n', ['2 AL-417500', '3 ST-869525', 'empty']],
    ['old Mac line ends', 'AL-417500;2\rST-869525;3', ['2 AL-417500', '3 ST-869525']],
    ['byte order mark', '\uFEFFAL-417500;2', ['2 AL-417500']],
    ['full-width digits', '０００１１０８２７７　１２\nＡＬ－４１７５００\t２', ['12 0001108277', '2 AL-417500']],
    ['Arabic digits', 'AL-417500\t٣', ['3 AL-417500']],
    ['x behind', 'AL-417500 x2\n0 001 107 026 x 4', ['2 AL-417500', '4 0 001 107 026']],
    ['x in front', '2x AL-417500\n4 x 0 001 107 026', ['2 AL-417500', '4 0 001 107 026']],
    ['pcs', 'AL-417500 2 pcs\n3 pcs ST-869525', ['2 AL-417500', '3 ST-869525']],
    ['Stk', 'AL-417500 2 Stk\n3 Stk. 0 986 041 870', ['2 AL-417500', '3 0 986 041 870']],
    ['Stück', '5 Stück 0 986 041 870', ['5 0 986 041 870']],
    ['decimal commas', 'AL-417500;2,00\nST-869525;3,00', ['2 AL-417500', '3 ST-869525']],
    ['decimal points', 'AL-417500\t2.00\nST-869525\t3.00', ['2 AL-417500', '3 ST-869525']],
    ['decimals beside prices', 'AL-417500;2,00;149,50\nST-869525;3,00;99,00', ['2 AL-417500', '3 ST-869525']],
    ['prices alone', 'AL-417500;149,50\nST-869525;99,00', ['1 AL-417500', '1 ST-869525']],
    ['decimals in quotes between commas', '"AL-417500","2,00"\n"ST-869525","3,00"', ['2 AL-417500', '3 ST-869525']],
    ['English headings', 'Part number,Qty\nAL-417500,2', ['heading', '2 AL-417500']],
    ['German headings', 'Artikelnummer;Bezeichnung;Menge\nAL-417500;Lichtmaschine 14V;2', ['heading', '2 AL-417500']],
    ['headings, quantity first', 'Menge;Teile-Nr.\n2;0001107026\n3;AL-417500', ['heading', '2 0001107026', '3 AL-417500']],
    [
      'row numbers, words and prices below headings',
      'Pos;Art.-Nr.;Text;Menge;Preis\n1;AL-417500;Lima 90A;2,00;149,00\n2;0 001 107 026;Starter;1,00;99,00',
      ['heading', '2 AL-417500', '1 0 001 107 026'],
    ],
    ['the words above headings', 'Order 17\nNumber\tQty\nAL-417500\t2', ['unread', 'heading', '2 AL-417500']],
    ['headings twice', 'Number;Qty\nAL-417500;2\nQty;Number\n3;ST-869525', ['heading', '2 AL-417500', 'heading', '3 ST-869525']],
    ['short numbers below headings', 'Number;Qty\n7468;2\n640;1', ['heading', '2 7468', '1 640']],
    ['a number with four digits is no quantity', 'Qty;Number\n12;1998', ['heading', '12 1998']],
    [
      'our code in place of a missing number',
      'Number;Qty;Code\n;2;AR-S-10001\nAL-417500;1;AR-A-2',
      ['heading', '2 AR-S-10001', '1 AL-417500'],
    ],
    ['a heading alone', 'Part number\nAL-417500', ['heading', '1 AL-417500']],
    ['no quantity below headings', 'Number;Qty\nAL-417500;', ['heading', '1 AL-417500']],
    ['half a piece', 'Number;Qty\nAL-417500;1,5', ['heading', '(1,5) AL-417500']],
    ['no piece', 'Number;Qty\nAL-417500;0', ['heading', '(0) AL-417500']],
    ['words as quantity', 'Number;Qty\nAL-417500;as usual', ['heading', '(as usual) AL-417500']],
    ['too many pieces', 'Number;Qty\nAL-417500;10000', ['heading', '(10000) AL-417500']],
    [
      'units below headings',
      'Number;Qty\nAL-417500;2 Stk.\nST-869525;x3\n113809;4 pcs',
      ['heading', '2 AL-417500', '3 ST-869525', '4 113809'],
    ],
    ['row numbers with dots', '1. AL-417500 - 2\n2. ST-869525 - 3', ['2 AL-417500', '3 ST-869525']],
    ['row numbers in a column', '1\tAL-417500\n2\tST-869525\n3\t113809\n4\t7468', ['1 AL-417500', '1 ST-869525', '1 113809', '1 7468']],
    ['row numbers and quantities', '1\tAL-417500\t4\n2\tST-869525\t5', ['4 AL-417500', '5 ST-869525']],
    ['the same number twice', 'AL-417500;2\nAL-417500;3', ['2 AL-417500', '3 AL-417500']],
    ['empty lines', '\nAL-417500;2\n\n;;\nST-869525;3\n', ['empty', '2 AL-417500', 'empty', 'empty', '3 ST-869525', 'empty']],
    ['comments', '// Meier\n# urgent\n-- old\nAL-417500', ['comment', 'comment', 'comment', '1 AL-417500']],
    ['a number behind -- or //', '-- 0001107026 x2\n//AL-417500\n--ST-869525', ['2 0001107026', '1 AL-417500', '1 ST-869525']],
    ['a number behind -- below headings', 'Number;Qty\n-- 0001107026;2', ['heading', '2 0001107026']],
    ['a number behind #', '# 104210-3120\n# AL-417500', ['1 104210-3120', '1 AL-417500']],
    ['quotes', '"AL-417500";"2"\n"0 001 107 026";"3"', ['2 AL-417500', '3 0 001 107 026']],
    ['a separator in quotes', 'Number,Text,Qty\nAL-417500,"Alternator, 12 V",2', ['heading', '2 AL-417500']],
    ['a quote that is inches', 'Number;Text;Qty\nAL-417500;2" pulley;2\nST-869525;x;3', ['heading', '2 AL-417500', '3 ST-869525']],
    ['what Excel writes to keep zeros', 'Number;Qty\n="0001107026";2\n\'0001107027;3', ['heading', '2 0001107026', '3 0001107027']],
    ['digits that a spreadsheet has rounded', 'Number;Qty\n1,10703E+09;2\nAL-417500;1', ['heading', 'unread', '1 AL-417500']],
    ['rounded digits without headings', '1.10703E+09\t2\nAL-417500\t1', ['unread', '1 AL-417500']],
    ['the separator of Excel', 'sep=,\nAL-417500,2', ['heading', '2 AL-417500']],
    ['the quantity on the next line', 'AL-417500\n2\nST-869525\n3', ['2 AL-417500', 'quantity', '3 ST-869525', 'quantity']],
    ['a message', 'Hello, we need:\n2x 0 001 107 026\nThanks', ['unread', '2 0 001 107 026', 'unread']],
    ['several on a line', '2x AL-417500; 3x ST-869525', ['2 AL-417500', '3 ST-869525']],
    ['thousands', 'Number;Qty\nAL-417500;1.000\nST-869525;1,500', ['heading', '1000 AL-417500', '1500 ST-869525']],
    ['spaces as columns', 'AL-417500     2\n0 001 107 026     3', ['2 AL-417500', '3 0 001 107 026']],
    // Without headings, a quantity that is none is as doubtful as below headings.
    ['no piece without headings', '0986018030;0', ['(0) 0986018030']],
    ['no piece with decimals', '0986018030;0,00\nAL-417500;2,00', ['(0,00) 0986018030', '2 AL-417500']],
    ['no piece with decimals alone', '0986018030;0,00', ['(0,00) 0986018030']],
    ['a fraction without headings', '0001107026;2,5', ['(2,5) 0001107026']],
    ['a fraction with two decimals', '0001107026;2,50\nAL-417500;3,00', ['(2,50) 0001107026', '3 AL-417500']],
    ['a fraction with a point', '0001107026\t2.5', ['(2.5) 0001107026']],
    ['a fraction alone on its line', '0001107026 2,5\nAL-417500 3', ['(2,5) 0001107026', '3 AL-417500']],
    ['no piece in front', '0;0986018030\n2;AL-417500', ['(0) 0986018030', '2 AL-417500']],
    ['no piece and x', '0 x 0001107026\n2 x AL-417500', ['(0) 0001107026', '2 AL-417500']],
    ['x and no piece', '0001107026 x0\nAL-417500 x 0', ['(0) 0001107026', '(0) AL-417500']],
    ['no piece with a unit', '0 Stk AL-417500\nST-869525 0 pcs', ['(0) AL-417500', '(0) ST-869525']],
    ['half a piece and x', '1,5 x 0001107026', ['(1,5) 0001107026']],
    ['fewer than no piece', '0001107026;-1', ['(-1) 0001107026']],
    ['fewer than no piece behind a space', 'AL-417500 -2\nST-869525 2', ['(-2) AL-417500', '2 ST-869525']],
    ['fewer than no piece with a unit', 'AL-417500;-2 Stk', ['(-2 Stk) AL-417500']],
    ['no piece behind words', 'AL-417500;Lichtmaschine 14V;0\nST-869525;Starter;1', ['(0) AL-417500', '1 ST-869525']],
    ['no piece beside a price', 'AL-417500;0;149,50\nST-869525;1;99,00', ['(0) AL-417500', '1 ST-869525']],
    ['a free price beside the quantity', 'AL-417500;2;0,00\nST-869525;1;0,00', ['2 AL-417500', '1 ST-869525']],
    ['a quantity in front of a price', '2;AL-417500;9,50\n3;ST-869525;12,90', ['2 AL-417500', '3 ST-869525']],
    ['no piece on a line without a number', 'AL-417500;2\ntotal;0', ['2 AL-417500', 'unread']],
    ['a prefix of zeros is no quantity', '0 001 107 026 x 4\n0 986 018 030', ['4 0 001 107 026', '1 0 986 018 030']],
    ['a bullet is no minus', '- AL-417500\n-2x ST-869525\n- 113809 - 2', ['1 AL-417500', '2 ST-869525', '2 113809']],
  ])('%s', (_, text, lines) => expect(said(text)).toEqual(lines))

  test('a quantity that is none keeps the line as it was typed, and what else may be the quantity', () => {
    expect(readOrderSheet('2;AL-417500;0')).toMatchObject([
      {
        numbers: [
          {
            ...{ number: 'AL-417500', qty: 1, hasQuantity: false, unreadQuantity: '0', sourceLine: '2;AL-417500;0' },
            alternativeReadings: [{ number: 'AL-417500', qty: 2 }],
          },
        ],
      },
    ])
    expect(readOrderSheet('0 x 0001107026')).toMatchObject([{ numbers: [{ sourceLine: '0 x 0001107026', alternativeReadings: [] }] }])
  })

  test('a price-like quantity without a heading keeps the reading as one piece', () => {
    const [line] = readOrderSheet('AL-417500;149,00')
    expect(line).toMatchObject({ numbers: [{ qty: 149, alternativeReadings: [{ number: 'AL-417500', qty: 1 }] }] })
  })
})

/** Numbers as makers print them; `d` is a digit. */
const shapes = [
  '0 001 ddd ddd',
  '0001dddddd',
  'F 000 AL0 ddd',
  '104210-dddd',
  'M002T7dddd',
  'LR250-5ddB',
  '0-33000-5ddd',
  '028 903 0dd B',
  'ST-86dddd',
]
const numberOf = fc
  .tuple(fc.constantFrom(...shapes), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 }))
  .map(([shape, digits]) => digits.reduce<string>((text, digit) => text.replace('d', String(digit)), shape))
const layouts: ((number: string, qty: number) => string)[] = [
  (number, qty) => `${number}\t${qty}`,
  (number, qty) => `${qty};${number}`,
  (number, qty) => `"${number}","${qty}"`,
  (number, qty) => `${number};${qty},00`,
  (number, qty) => `${number} x${qty}`,
  (number, qty) => `${qty}x ${number}`,
  (number, qty) => `${number} ${qty} Stk`,
  (number, qty) => `${number};Lichtmaschine 14V;${qty}`,
]

test('of any text each line is accounted for exactly once, in order', () => {
  const piece = fc.oneof(
    numberOf,
    fc.constantFrom('2', '\n', '\r\n', '\t', ';', ',', '"', '# x', 'Qty', 'Number', '2,00', '', ' ', 'x3', '1.1E+09', '｜'),
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  )
  fc.assert(
    fc.property(text, (given) => {
      const lines = readOrderSheet(given)
      expect(lines.map(({ at }) => at)).toEqual(
        normalizeCharacters(given)
          .split('\n')
          .map((_, at) => at + 1),
      )
      for (const line of lines) if (line.type === 'empty') expect(line.text).not.toMatch(/[\p{L}\p{N}]/u)
    }),
    runs(500),
  )
})

test('a number is never changed: in every layout it comes back whole, with its quantity, below headings and without', () => {
  const list = fc.tuple(
    fc.uniqueArray(fc.tuple(numberOf, fc.integer({ min: 2, max: 99 })), {
      minLength: 1,
      maxLength: 8,
      selector: ([number]) => numberKey(number),
    }),
    fc.constantFrom(...layouts),
  )
  fc.assert(
    fc.property(list, ([lines, layout]) => {
      const wanted = lines.map(([number, qty]) => `${qty} ${number}`)
      expect(said(lines.map(([number, qty]) => layout(number, qty)).join('\n'))).toEqual(wanted)
      const sheet = lines.map(([number, qty], at) => `${at + 1};x;${qty},00;"${number}"`).join('\r\n')
      expect(said(`Pos;Text;Menge;OE-Nummer\r\n${sheet}`)).toEqual(['heading', ...wanted])
    }),
    runs(400),
  )
})
