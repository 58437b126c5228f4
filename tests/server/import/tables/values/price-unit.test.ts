import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePriceUnit } from '#server/import/tables/values/price-unit.ts'
import { readEvents } from '../../../../support/import/tables/read-events.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (...lines: string[]) => {
  const path = join(folder, 'units.csv')
  await writeFile(path, lines.join('\n'))
  return readEvents('parts', path)
}

test.each([
  ['100', 100],
  ['1', 1],
  ['per 100', 100],
  ['1.000 Stk', 1000],
  ['12', 12],
])('%s is %i pieces', (text, pieces) => expect(parsePriceUnit(text, '', null)).toBe(pieces))

test.each(['0', '-1', '2', 'kg', '1.5'])('%s is no number of pieces', (text) =>
  expect(() => parsePriceUnit(text, '', null)).toThrow('How many pieces'),
)

test('0 to 3 in a column are the powers of ten of DATANORM', async () => {
  const { parts, messages } = await read(
    'Artikelnummer;Bezeichnung;Preis;Preiseinheit',
    'A;Anlasser;10,00;0',
    'B;Niete;10,00;2',
    'C;Scheibe;10,00;1',
  )

  expect(parts.map(({ cents }) => cents)).toEqual([1000, 10, 100])
  expect(messages).toContain(
    'Preiseinheit: prices are of so many pieces, and are taken by the piece. 0, 1, 2 and 3 stand for 1, 10, 100 and 1000, as in DATANORM.',
  )
})

test('steps, and the price before, are of as many pieces; a core is of one', async () => {
  const { parts } = await read('SKU,Name,Price,from 10 pcs,Was price,Core,Price per', 'A,Brush,120.00,100.00,150.00,5.00,100')

  expect(parts[0]).toMatchObject({ cents: 120, steps: [{ fromQty: 10, cents: 100 }], wasCents: 150, coreCents: 500 })
})

test('a unit that is no number of pieces is one of measure, and left alone', async () => {
  const { columns, refused } = await read('SKU,Name,Price,Price unit', 'A,Brush,1.20,EA', 'B,Brush,1.20,SET')

  expect([columns.map(({ target }) => target), refused]).toEqual([['code', 'name', 'price', null], []])
})
