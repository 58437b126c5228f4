import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseMapOption } from '#server/import/tables/column-mapping.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { type CellMade, makeWorkbook } from '../../../support/import/tables/make-workbook.ts'
import { readEvents } from '../../../support/import/tables/read-events.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bad-rows-'))
})
afterAll(() => rm(folder, { recursive: true }))

let made = 0
const pathOf = (ending: string) => {
  made += 1
  return join(folder, `${made}.${ending}`)
}
async function csv(...lines: string[]) {
  const path = pathOf('csv')
  await writeFile(path, lines.join('\n'))
  return path
}

/** A good row stands above and below each bad one: neither is lost. */
const texts: [string, TableKind, string, string, string, string, string][] = [
  ['a number that became a date', 'prices', 'Part No;Price', 'Mar-05;1.00', 'Part No', 'Mar-05', 'format the column as text'],
  ['a German one', 'prices', 'Art-Nr;Preis', '05. Mrz;1.00', 'Art-Nr', '05. Mrz', 'format the column as text'],
  ['an ISO date', 'prices', 'Part No;Price', '2026-03-05;1.00', 'Part No', '2026-03-05', 'no date'],
  ['a number with an exponent', 'prices', 'Part No;Price', '1.23E+05;1.00', 'Part No', '1.23E+05', 'all its digits'],
  ['a German one', 'prices', 'Part No;Price', '"1,04211E+09";1.00', 'Part No', '1,04211E+09', 'all its digits'],
  ['a failed formula', 'prices', 'Part No;Price', '#REF!;1.00', 'Part No', '#REF!', 'the formula in this cell failed'],
  ['no number', 'prices', 'Part No;Price', ';1.00', 'Part No', '', 'A row without one cannot be taken'],
  ['a price in words', 'prices', 'Part No;Price', 'A1;call', 'Price', 'call', 'A price such as 12.50'],
  ['two currencies', 'prices', 'Part No;Price;Core', 'A1;5.00 €;£2.00', 'Core', '£2.00', 'another price of it is in EUR'],
  ['a currency nobody knows', 'prices', 'Part No;Price;Currency', 'A1;5.00;XXQ', 'Currency', 'XXQ', 'A currency such as EUR'],
  ['a stock in words', 'stock', 'Part No;Stock', 'A1;plenty', 'Stock', 'plenty', 'A whole number of pieces'],
  ['half a piece', 'stock', 'Part No;Stock', 'A1;1.5', 'Stock', '1.5', 'A whole number of pieces'],
  ['a day that can be two', 'stock', 'Part No;Stock;ETA', 'A1;1;03/04/2026', 'ETA', '03/04/2026', 'date=dmy or date=mdy'],
  ['a day that is none', 'stock', 'Part No;Stock;ETA', 'A1;1;31.02.2026', 'ETA', '31.02.2026', 'A date such as'],
  ['a GTIN with an exponent', 'parts', 'Part No;Price;EAN', 'A1;1.00;4.00638E+12', 'EAN', '4.00638E+12', 'A GTIN with all its digits'],
  ['a GTIN of six digits', 'parts', 'Part No;Price;EAN', 'A1;1.00;123456', 'EAN', '123456', '8, 12, 13 or 14 digits'],
  ['a weight without a number', 'parts', 'Part No;Price;Weight', 'A1;1.00;heavy', 'Weight', 'heavy', 'A weight such as'],
  ['a weight in another unit', 'parts', 'Part No;Price;Weight', 'A1;1.00;3 stone', 'Weight', '3 stone', 'A weight such as'],
  ['a condition nobody knows', 'parts', 'Part No;Price;Condition', 'A1;1.00;so-so', 'Condition', 'so-so', 'new, reman'],
  ['a country nobody knows', 'parts', 'Part No;Price;Origin', 'A1;1.00;Atlantis', 'Origin', 'Atlantis', 'DE or Germany'],
  [
    'a customs code that lost a zero',
    'parts',
    'Part No;Price;HS code',
    'A1;1.00;8511400',
    'HS code',
    '8511400',
    'Format the column as text if zeros',
  ],
  ['neither yes nor no', 'parts', 'Part No;Price;Discontinued', 'A1;1.00;maybe', 'Discontinued', 'maybe', 'Yes or no'],
  ['a box of two lengths', 'parts', 'Part No;Price;Box (cm)', 'A1;1.00;30 x 20', 'Box (cm)', '30 x 20', 'Three lengths'],
  [
    'a box without its height',
    'parts',
    'Part No;Price;Box length;Box width;Box height',
    'A1;1.00;30;20;',
    'Box length',
    '30',
    'they belong together',
  ],
  ['a least quantity of none', 'parts', 'Part No;Price;MOQ', 'A1;1.00;0', 'MOQ', '0', 'one or more'],
  [
    'a cross reference that became a date',
    'numbers',
    'Part No;OEM',
    'A1;0001-X, Mar-05',
    'OEM',
    '0001-X, Mar-05',
    'format the column as text',
  ],
  ['a cross reference without digits', 'numbers', 'Part No;OEM', 'A1;various', 'OEM', 'various', 'which hold a digit'],
  ['no cross reference', 'numbers', 'Part No;OEM', 'A1;', 'cross', '', 'At least one number'],
  ['years backwards', 'fitments', 'Part No;Make;Model;Years', 'A1;VW;Golf;2011-2004', 'Years', '2011-2004', 'ends before it begins'],
  ['a year nobody drove', 'fitments', 'Part No;Make;Model;Year from', 'A1;VW;Golf;1804', 'Year from', '1804', 'A year such as'],
  ['no model', 'fitments', 'Part No;Make;Model', 'A1;VW;', 'Model', '', 'The vehicle’s model'],
  ['a model that became a date', 'fitments', 'Part No;Make;Model', 'A1;Saab;09. Mrz', 'Model', '09. Mrz', 'A text, no date'],
  ['too many cells', 'prices', 'Part No;Price', 'A1;1.00;x', '3', 'x', 'has to stand in quotes'],
]
const good: Partial<Record<TableKind, string>> = {
  prices: 'G;2.50',
  stock: 'G;7',
  parts: 'G;2.50',
  numbers: 'G;0001108166',
  fitments: 'G;VW;Golf',
}
test.each(texts)('%s is refused', async (_, kind, heading, row, column, value, says) => {
  const path = await csv(heading, good[kind] ?? '', row, good[kind] ?? '')

  const { refused, parts } = await readEvents(kind, path, { file: 'list.csv' })

  expect(refused).toEqual([{ file: 'list.csv', line: 3, column, value, says: expect.stringContaining(says) }])
  expect(parts.map(({ code }) => code)).toEqual(['G', 'G'])
})

const cells: [string, CellMade, string][] = [
  ['a date', { date: 46086 }, 'no date'],
  ['a number of more digits than are kept', 12345678901234570000, 'lost digits'],
  ['an error', { error: '#N/A' }, 'the formula in this cell failed'],
]
test.each(cells)('in a workbook, a part number that is %s is refused', async (_, cell, says) => {
  const rows = [
    ['Part No', 'Price'],
    ['A-1', 1],
    [cell, 2],
    [1234, 3],
    [{ number: 77, format: '00000' }, 4],
  ]
  const path = await makeWorkbook(pathOf('xlsx'), [{ name: 'A', rows }])

  const { refused, parts } = await readEvents('prices', path)

  expect(refused).toMatchObject([{ line: 3, sheet: 'A', column: 'Part No', says: expect.stringContaining(says) }])
  expect(parts.map(({ code }) => code)).toEqual(['A-1', '1234', '00077'])
})

test('in a workbook, cells beyond the headings are left out with their column, said once', async () => {
  const rows = [
    ['Part No', 'Price'],
    ['A-1', 1, 'see note'],
    ['A-2', 2],
    ['A-3', 3, '', 'by hand'],
    ['A-4', 4, 'again'],
  ]
  const path = await makeWorkbook(pathOf('xlsx'), [{ name: 'A', rows }])

  const { noted, refused, parts } = await readEvents('prices', path)

  const says =
    'It stands right of the last heading, in a column that has none, and is left out. Give the column a heading where it counts. This is said once for the column.'
  expect(noted).toMatchObject([
    { line: 2, column: 'C', value: 'see note', says },
    { line: 4, column: 'D', value: 'by hand', says },
  ])
  expect(refused).toEqual([])
  expect(parts).toHaveLength(4)
})

test('a row with several bad values is refused with each of them', async () => {
  const { refused, parts } = await readEvents('parts', await csv('SKU,Name,Price,Weight', 'A,B,x,y'))

  expect(refused.map(({ column }) => column)).toEqual(['Price', 'Weight'])
  expect(parts).toEqual([])
})

test('a heading that is repeated further down is no row', async () => {
  const { refused, parts } = await readEvents('stock', await csv('SKU,Qty', 'A,1', 'SKU,Qty', 'B,2'))

  expect([refused, parts.length]).toEqual([[], 2])
})

test('marks that are mixed are said, and only what can be read two ways is refused', async () => {
  const { refused, messages, parts } = await readEvents('prices', await csv('SKU;Price', 'A;1.50', 'B;2,50', 'C;1.234', 'D;7'))

  expect(messages.join()).toContain('mixed in: Price')
  expect(refused).toMatchObject([{ line: 4, value: '1.234', says: expect.stringContaining('decimal=comma') }])
  expect(parts.map(({ cents }) => cents)).toEqual([150, 250, 700])
})

test('what the mapping says of marks and days counts', async () => {
  const path = await csv('SKU;Price;Stock;ETA', 'A;1.234;1;03/04/2026')
  const mapping = parseMapOption('parts', 'Price=price EUR decimal=comma,ETA=restockOn date=mdy')

  expect((await readEvents('parts', path, { mapping })).parts).toMatchObject([{ cents: 123400, currency: 'EUR', restockOn: '2026-03-04' }])
})

test('a missing column is named, with the headings that are there and what to type', async () => {
  const missing = async (kind: TableKind, ...lines: string[]) => readEvents(kind, await csv(...lines), { file: 'list.csv' })

  await expect(missing('prices', 'Part No;EK netto', 'A-1;1,50', 'A-2;2,50')).rejects.toThrow(
    "list.csv: no column was recognised as a price (price) or a core charge (core) or a price before (wasPrice). Its columns are: Part No (code), EK netto. Say which it is, such as: --map 'EK netto=price'",
  )
  await expect(missing('fitments', 'Part No;Foo', 'A-1;x')).rejects.toThrow(
    'the vehicle’s make (make), and none as the vehicle’s model (model)',
  )
  await expect(missing('stock', 'Part No;Qty')).rejects.toThrow('no rows under its headings')
})

test('a GTIN whose last digit is wrong costs itself and a note in each row, not the row', async () => {
  const read = await readEvents(
    'parts',
    await csv('Part No,Name,Price,EAN', 'A1,x,1.00,4006381333931', 'A2,y,1.00,4006381333932', 'A3,z,1.00,4006381333939'),
  )
  expect(read.parts.map(({ code, gtin }) => [code, gtin])).toEqual([
    ['A1', '4006381333931'],
    ['A2', undefined],
    ['A3', undefined],
  ])
  expect(read.refused).toEqual([])
  expect(read.noted.map(({ line, column, says }) => [line, column, says.slice(0, 25)])).toEqual(
    [3, 4].map((line) => [line, 'EAN', 'The last digit of a GTIN ']),
  )
})

test('a table of vehicles without ids is told what it may be, and no column that would make one vehicle of many', async () => {
  const rows = Array.from({ length: 18 }, (_, at) => `2001,Volt,Ampere ${at % 6},${at % 3}`)
  await expect(readEvents('vehicles', await csv('Year,Make,Model,Doors', ...rows))).rejects.toThrow(
    /no column was recognised as an id.*None of them has another value in each row.*import fitments/,
  )
  const numbered = rows.map((row, at) => `${row},${900 + at}`)
  await expect(readEvents('vehicles', await csv('Year,Make,Model,Doors,Key', ...numbered))).rejects.toThrow(/--map 'Key=id'/)
})

test('stock with three decimals is read so where a row proves it, and refused where nothing proves it', async () => {
  const proved = await readEvents('stock', await csv('SKU;Qty', 'A1;7,000', 'A2;0,000', 'A3;12,000'))
  expect(proved.parts.map(({ stock }) => stock)).toEqual([7, 0, 12])
  const open = ['SKU;Qty', 'A1;7,000', 'A2;12,000'] as const
  const unproved = await readEvents('stock', await csv(...open))
  expect(unproved.parts).toEqual([])
  expect(unproved.refused.map(({ says }) => says)[0]).toBe(
    'A number of pieces that can be read one way only: 7,000 is 7000 or 7. Say behind its target in --map decimal=point for the first, decimal=comma for the other.',
  )
  const said = await readEvents('stock', await csv(...open), { mapping: parseMapOption('stock', 'Qty=stock decimal=comma') })
  expect(said.parts.map(({ stock }) => stock)).toEqual([7, 12])
  const thousands = await readEvents('stock', await csv('SKU;Qty', 'A1;7,000', 'A2;12'))
  expect(thousands.parts.map(({ stock }) => stock)).toEqual([7000, 12])
})

test('of a workbook, cells right of the last heading are left out with a word, once a column', async () => {
  const path = await makeWorkbook(pathOf('xlsx'), [
    {
      name: 'List',
      rows: [
        ['Part No', 'Price'],
        ['A1', 1.5, null, 'call first'],
        ['A2', 2],
        ['A3', 3, null, 'call too'],
        ['A4', 4],
        ['A5', 5],
      ],
    },
  ])
  const { parts, refused, noted } = await readEvents('prices', path)

  expect(parts.map(({ cents }) => cents)).toEqual([150, 200, 300, 400, 500])
  expect(refused).toEqual([])
  expect(noted).toMatchObject([{ line: 2, column: 'D', value: 'call first', says: expect.stringContaining('right of the last heading') }])
})
