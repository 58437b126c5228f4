import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PartFacts } from '#server/import/facts.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import type { TableFileOptions } from '#server/import/tables/read-table-file.ts'
import { type LayoutName, layouts } from '../../../support/import/tables/layouts.ts'
import { readEvents } from '../../../support/import/tables/read-events.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layouts-'))
})
afterAll(() => rm(folder, { recursive: true }))

const oe = (display: string, maker = '') => ({ kind: 'oe' as const, maker, display })

const cases: [LayoutName, TableKind, TableFileOptions, Omit<PartFacts, 'at'>[]][] = [
  [
    'german',
    'parts',
    { takesUnknownAttributes: true },
    [
      {
        ...{
          code: '0123',
          brand: '',
          name: 'Anlasser für Käfer',
          producer: 'Größe & Söhne',
          category: ['Anlasser', '12 V'],
          condition: 'reman',
        },
        ...{
          cents: 108950,
          coreCents: 5000,
          currency: 'EUR',
          stock: 12,
          weightG: 4600,
          gtin: '4006381333931',
          hsCode: '85114000',
          country: 'DE',
        },
        ...{ attributes: [{ name: 'Länge', value: 230.5, unit: 'mm' }], numbers: [oe('0 001 108 166'), oe('0001108167')] },
      },
      {
        ...{ code: '0124', brand: '', name: 'Lichtmaschine', producer: 'Größe & Söhne', category: ['Lichtmaschinen'], condition: 'new' },
        ...{ cents: 9990, currency: 'EUR', stock: 1250, weightG: 5200, hsCode: '85115000', country: 'TR' },
        ...{ attributes: [{ name: 'Länge', value: 180, unit: 'mm' }] },
      },
      {
        ...{ code: '0125', brand: '', name: 'Regler', producer: 'Größe & Söhne', category: ['Regler'], condition: 'used' },
        ...{ cents: 1990, currency: 'EUR', stock: 0, weightG: 120 },
      },
    ],
  ],
  [
    'english',
    'parts',
    {},
    [
      {
        ...{
          code: 'AS-100',
          brand: 'ACME',
          newName: 'Starter motor, PMGR',
          condition: 'new',
          cents: 12995,
          coreCents: 3500,
          currency: 'USD',
        },
        ...{
          weightG: 4536,
          boxMm: { length: 254, width: 152, height: 191 },
          gtin: '036000291452',
          attributes: [{ name: 'Voltage', value: 12, unit: 'V' }],
        },
      },
      {
        ...{ code: 'AS-101', brand: 'ACME', newName: 'Starter motor', condition: 'reman', cents: 25990, currency: 'USD' },
        ...{ weightG: 5670, boxMm: { length: 254, width: 152, height: 191 }, attributes: [{ name: 'Voltage', value: 24, unit: 'V' }] },
      },
    ],
  ],
  [
    'american',
    'parts',
    {},
    [
      {
        ...{
          code: 'X1',
          brand: '',
          name: 'Alternator 3/4" pulley',
          producer: 'Delco',
          cents: 123450,
          coreCents: 7500,
          currency: 'USD',
          stock: 1200,
          withdrawn: false,
        },
        ...{ restockOn: '2026-03-25', pictures: ['x1.jpg', 'x1-rear.jpg'] },
        numbers: [oe('10463'), { kind: 'cross', maker: 'Lester', display: '8112' }],
      },
      {
        ...{
          code: 'X2',
          brand: '',
          name: 'Alternator',
          producer: 'Delco',
          cents: 8900,
          currency: 'USD',
          stock: 50,
          restockOn: '2026-12-01',
        },
        ...{ withdrawn: true, numbers: [oe('10464')] },
      },
    ],
  ],
  [
    'french',
    'parts',
    {},
    [
      {
        ...{
          code: 'D-6G',
          brand: 'Valeo',
          name: 'Démarreur',
          category: ['Électricité', 'Démarreurs'],
          condition: 'reman',
          cents: 123450,
          coreCents: 4500,
        },
        ...{
          currency: 'EUR',
          stock: 7,
          weightG: 4250,
          boxMm: { length: 300, width: 200, height: 155 },
          gtin: '3276427000009',
          country: 'FR',
          warrantyMonths: 24,
        },
      },
      {
        ...{
          code: 'D-7G',
          brand: 'Valeo',
          name: 'Alternateur',
          category: ['Électricité', 'Alternateurs'],
          condition: 'new',
          cents: 9900,
          currency: 'EUR',
        },
        ...{ stock: 0, weightG: 5100, warrantyMonths: 24 },
      },
    ],
  ],
  [
    'flat',
    'parts',
    {},
    [
      { code: 'AB-1001', brand: '', newName: 'Starter motor 12 V', cents: 14990, gtin: '4006381333931' },
      { code: 'AB-1002', brand: '', newName: 'Alternator 14 V 90 A', cents: 18900, gtin: '4012345678901' },
      { code: 'AB-1003', brand: '', newName: 'Solenoid switch', cents: 2450 },
    ],
  ],
  [
    'breaks',
    'prices',
    {},
    [
      {
        code: 'K-1',
        brand: '',
        currency: 'CHF',
        cents: 123450,
        steps: [
          { fromQty: 10, cents: 110000 },
          { fromQty: 100, cents: 99999 },
        ],
      },
      { code: 'K-2', brand: '', currency: 'CHF', cents: 50, steps: [{ fromQty: 100, cents: 40 }] },
    ],
  ],
  [
    'stock',
    'stock',
    {},
    [
      { code: '00123', brand: '', stock: 5 },
      { code: '00124', brand: '', stock: -3 },
      { code: '00125', brand: '', stock: 1000 },
    ],
  ],
]
test.each(cases)('%s', async (name, kind, options, parts) => {
  const path = await layouts[name](folder)

  const read = await readEvents(kind, path, options)

  // One row of the German list has a GTIN that lost more than zeros: it is left out, and the row taken.
  if (name === 'german') expect(read.noted).toContainEqual(expect.objectContaining({ line: 3, column: 'EAN', value: '40063813332' }))
  expect(read.refused).toEqual([])
  expect(read.parts).toEqual(parts)
})

test('what was found out and what is left out is said', async () => {
  const german = await readEvents('parts', await layouts.german(folder))
  expect(german.messages).toEqual([
    'Encoding: it is no UTF-8 and was taken for windows-1252. If letters look wrong, say another with --encoding.',
    'Cells are parted by: semicolon.',
    'Headings stand in line 1.',
    'Decimal commas are used by: VK (EUR), Pfand, Bestand, Gewicht, Länge [mm].',
    'Gewicht: in kg, where a cell does not say another unit.',
    'Left out: EK netto, UVP. Say --map "HEADING=TARGET" for each that counts, or --attributes for all that nobody knows.',
  ])
  expect(german.columns.find(({ heading }) => heading === 'EK netto')).toMatchObject({
    target: null,
    example: '45,10',
    why: expect.stringContaining('purchase price'),
  })

  const english = await readEvents('parts', await layouts.english(folder))
  expect(english.messages).toContain('The sheet Starters is read. Others are not: Terms; name one with --sheet.')
  expect(english.messages).toContain('Headings stand in lines 4 and 5; 2 rows above are passed over.')
  expect(english.all.find(({ type }) => type === 'part')).toMatchObject({
    type: 'part',
    part: { at: { file: 'Price List 2026.xlsx', line: 6, sheet: 'Starters' } },
  })

  const american = await readEvents('parts', await layouts.american(folder))
  expect(american.noted).toMatchObject([{ line: 3, column: 'Qty on hand', value: '50+' }])
})

test('the mapping that is shown reads the same again', async () => {
  for (const [name, kind] of cases) {
    const path = await layouts[name](folder)
    const first = await readEvents(kind, path)
    const again = await readEvents(kind, path, { mapping: JSON.parse(JSON.stringify(first.mapping)) })

    expect(again.parts).toEqual(first.parts)
    expect(again.mapping).toEqual(first.mapping)
  }
})

test('columns of the trade’s attributes are taken unasked, but for one that holds a value which none of them takes', async () => {
  const path = join(folder, 'measures.csv')
  await writeFile(path, 'SKU,Name,Price,Spannung [V],No. of teeth,Plug\nA,Starter,9.00,12,9T,2-pin\nB,Starter,9.00,24,many,3-pin\n')

  const { parts, columns } = await readEvents('parts', path)

  expect(columns.map(({ target, why }) => [target, why]).slice(3)).toEqual([
    ['attribute:Spannung', 'an attribute of the trade'],
    [null, 'nobody knows this heading'],
    [null, 'nobody knows this heading'],
  ])
  expect(parts[1]).toMatchObject({ attributes: [{ name: 'Spannung', value: 24, unit: 'V' }] })
})
