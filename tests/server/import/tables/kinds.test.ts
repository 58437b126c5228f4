import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { combineMappings, parseMapOption } from '#server/import/tables/column-mapping.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { readEvents } from '../../../support/import/tables/read-events.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinds-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function csv(...lines: string[]) {
  const path = join(folder, 'table.csv')
  await writeFile(path, lines.join('\n'))
  return path
}

test('numbers, one a row or several in columns and cells', async () => {
  const rows = await readEvents('numbers', await csv('Part No,Maker,Number,Type', 'A1,BOSCH,0 001 108 166,OE', 'A1,Lester,17001,cross'))
  expect(rows.parts).toEqual([
    { code: 'A1', brand: '', adds: true, numbers: [{ kind: 'oe', maker: 'BOSCH', display: '0 001 108 166' }] },
    { code: 'A1', brand: '', adds: true, numbers: [{ kind: 'cross', maker: 'Lester', display: '17001' }] },
  ])

  const wide = await readEvents(
    'numbers',
    await csv('Artikelnummer;Marke;OE-Nummer;Vergleichsnummern', 'A1;CARGO;0001108166|0001108167;Valeo: D7E44, Lester: 17001'),
  )
  expect(wide.parts).toMatchObject([
    {
      brand: 'CARGO',
      numbers: [
        { kind: 'oe', display: '0001108166' },
        { kind: 'oe', display: '0001108167' },
        { kind: 'cross', maker: 'Valeo', display: 'D7E44' },
        { kind: 'cross', maker: 'Lester', display: '17001' },
      ],
    },
  ])
})

test('fitments, with years in one column or two', async () => {
  const one = await readEvents(
    'fitments',
    await csv('Artikelnummer;Marke;Modell;Motor;Baujahr;Bemerkung;Position', 'A1;VW;Golf IV;1.9 TDI;04/2004–;mit 130 A;vorn'),
  )
  expect(one.parts).toEqual([
    {
      ...{ code: 'A1', brand: '', adds: true },
      fitments: [{ make: 'VW', model: 'Golf IV', engine: '1.9 TDI', yearFrom: 2004, yearTo: null, note: 'mit 130 A; vorn; from 04/2004' }],
    },
  ])

  const months = await readEvents(
    'fitments',
    await csv('SKU,Brand,Make,Model,Year from,Year to', 'A1,ACME,Volvo,FH,09/2006,08/2010', 'A1,ACME,Volvo,FM,01/2006,2010'),
  )
  expect(months.parts.flatMap(({ fitments = [] }) => fitments.map(({ yearFrom, yearTo, note }) => [yearFrom, yearTo, note]))).toEqual([
    [2006, 2010, 'from 09/2006 to 08/2010'],
    [2006, 2010, ''],
  ])

  const two = await readEvents('fitments', await csv('SKU,Brand,Application,Make,Model,Year from,Year to', 'A1,ACME,Truck,Volvo,FH,1998,'))
  expect(two.parts).toMatchObject([
    { brand: 'ACME', fitments: [{ application: 'Truck', make: 'Volvo', model: 'FH', engine: '', yearFrom: 1998, yearTo: null }] },
  ])
})

test('categories, by ids or by names', async () => {
  const ids = await readEvents('categories', await csv('Id,Parent,Name,Sort,Filters', 'st,,Starters,1,"voltage, power"', 'st12,st,12 V,2,'))
  expect(ids.all.slice(0, 2)).toMatchObject([
    { type: 'category', category: { id: 'st', parentId: '', name: 'Starters', sortNum: 1, filters: ['voltage', 'power'] } },
    { type: 'category', category: { id: 'st12', parentId: 'st', name: '12 V', sortNum: 2 } },
  ])

  const names = await readEvents('categories', await csv('Kategorie;Oberkategorie', 'Anlasser für Lkw;', '24 V;Anlasser für Lkw'))
  expect(names.all.slice(0, 2)).toMatchObject([
    { category: { id: 'anlasser-fur-lkw', parentId: '' } },
    { category: { id: '24-v', parentId: 'anlasser-fur-lkw' } },
  ])
})

test('vehicles: ids of base vehicles, or of what a column says', async () => {
  const base = await readEvents('vehicles', await csv('BaseVehicleID,YearID,MakeID,Make,ModelID,Model', '5911,2004,47,Ford,"663",F-150'))
  expect(base.all[0]).toMatchObject({
    type: 'vehicle',
    vehicle: { of: 'BaseVehicle', id: '5911', name: '', year: 2004, make: 'Ford', model: 'F-150', makeId: '47', modelId: '663' },
  })

  const others = await readEvents('vehicles', await csv('Table,Id,Name', 'EngineBase,712,V8 5.4L', 'Position,22,Front'))
  expect(others.all.slice(0, 2)).toMatchObject([
    { vehicle: { of: 'EngineBase', id: '712', name: 'V8 5.4L', year: null } },
    { vehicle: { of: 'Position', id: '22', name: 'Front' } },
  ])
})

test('price breaks one a row are steps of their part, wherever its rows stand', async () => {
  const read = await readEvents('prices', await csv('SKU,Price,Price break', 'A,9.00,1', 'A,8.00,10', 'B,5.00,1', 'A,7.00,100'))

  expect(read.parts).toEqual([
    { code: 'A', brand: '', cents: 900 },
    { code: 'A', brand: '', steps: [{ fromQty: 10, cents: 800 }] },
    { code: 'B', brand: '', cents: 500 },
    { code: 'A', brand: '', steps: [{ fromQty: 100, cents: 700 }] },
  ])
  expect(read.refused).toEqual([])
})

test('prices of customer groups, by a column of groups or a column for each', async () => {
  const rows = await readEvents('prices', await csv('SKU,Price,Currency,Price type,Valid from', 'A,9.00,USD,jbr,2026-01-01'))
  expect(rows.parts).toEqual([
    {
      ...{ code: 'A', brand: '', adds: true, currency: 'USD' },
      groupPrices: [{ group: 'JBR', fromQty: 1, cents: 900, currency: 'USD', from: '2026-01-01', to: null }],
    },
  ])

  const mapping = combineMappings(parseMapOption('prices', 'Jobber=price:JBR'), parseMapOption('prices', 'Jobber=-,currency:=EUR'))
  const columns = await readEvents('prices', await csv('SKU,Price,Jobber', 'A,9.00,8.00'), { mapping })
  expect(columns.parts).toMatchObject([{ cents: 900, currency: 'EUR', groupPrices: [{ group: 'JBR', cents: 800 }] }])
})

test('attributes by name, as numbers with their unit where all are numbers', async () => {
  const path = await csv('SKU,Name,Voltage,attribute:Teeth,Plug', 'A,x,12 V,9,2-pin', 'B,y,24 V,10,oval')
  const mapping = parseMapOption('parts', 'Voltage=attribute:Rated voltage,Plug=attribute:Plug')

  const { parts } = await readEvents('parts', path, { mapping })

  expect(parts.map(({ attributes }) => attributes)).toEqual([
    [
      { name: 'Rated voltage', value: 12, unit: 'V' },
      { name: 'Teeth', value: 9, unit: '' },
      { name: 'Plug', value: '2-pin', unit: '' },
    ],
    [
      { name: 'Rated voltage', value: 24, unit: 'V' },
      { name: 'Teeth', value: 10, unit: '' },
      { name: 'Plug', value: 'oval', unit: '' },
    ],
  ])
  expect((await readEvents('parts', path)).messages.join()).toContain(
    'Left out: Plug. Say --map "HEADING=TARGET" for each that counts, or --attributes for all that nobody knows.',
  )
})

test('headings of our own lists are what they say', async () => {
  const path = await csv(
    'code,name,price [EUR],step:10,price:JBR,attribute:Size [text],attribute:Length [mm],oe',
    'A,x,9.00,8.00,7.00,12,5.5,3M: 123 45',
  )

  expect((await readEvents('parts', path)).parts).toEqual([
    {
      ...{ code: 'A', brand: '', name: 'x', cents: 900, currency: 'EUR', steps: [{ fromQty: 10, cents: 800 }] },
      groupPrices: [{ group: 'JBR', fromQty: 1, cents: 700, currency: 'EUR', from: null, to: null }],
      attributes: [
        { name: 'Size', value: '12', unit: '' },
        { name: 'Length', value: 5.5, unit: 'mm' },
      ],
      numbers: [{ kind: 'oe', maker: '3M', display: '123 45' }],
    },
  ])
})

test('the lists that the shop exports are read without a mapping', async () => {
  const heading =
    'Part number,Name,Brand,Kind,Category,Family,Condition,Price,Price from 10,Was price,Core charge,Stock,Back in stock on,Withdrawn,Minimum quantity,Weight (g),Length (mm),Width (mm),Height (mm),' +
    'Warranty (months),Country of origin,HS code,GTIN,OE numbers,Cross references,Replaced by,Sold since,Popularity,Description,Torques (Nm),Fitting notes,attribute:Overall length [mm],attribute:Pulley'
  const row =
    "'MAR-05,Starter,ACME,Starter,Starters > 12 V,Delco 10MT,remanufactured,1234.50,1100.00,1300.00,50.00,7,2026-03-05,yes,2,4600,300,200,100,24,DE,85114000,'4006381333931," +
    'Bosch: 0 001 108 001; D7E44,C.A.V.: 12\\;5,X-1,2020-01-01,12,"One, two",M8: 25; stud: 7.5,Grease; do not hammer,120.5,none'

  const { parts, refused } = await readEvents('parts', await csv(heading, row))

  expect(refused).toEqual([])
  expect(parts).toEqual([
    {
      ...{
        code: 'MAR-05',
        brand: 'ACME',
        name: 'Starter',
        kind: 'Starter',
        category: ['Starters', '12 V'],
        group: 'Delco 10MT',
        condition: 'reman',
      },
      ...{
        cents: 123450,
        steps: [{ fromQty: 10, cents: 110000 }],
        wasCents: 130000,
        coreCents: 5000,
        stock: 7,
        restockOn: '2026-03-05',
        withdrawn: true,
      },
      ...{
        minQty: 2,
        weightG: 4600,
        boxMm: { length: 300, width: 200, height: 100 },
        warrantyMonths: 24,
        country: 'DE',
        hsCode: '85114000',
      },
      ...{ gtin: '4006381333931', supersededBy: 'X-1', firstSoldOn: '2020-01-01', popularity: 12, description: 'One, two' },
      numbers: [
        { kind: 'oe', maker: 'Bosch', display: '0 001 108 001' },
        { kind: 'oe', maker: '', display: 'D7E44' },
        { kind: 'cross', maker: 'C.A.V.', display: '12;5' },
      ],
      fitting: {
        torques: [
          { what: 'M8', nm: 25 },
          { what: 'stud', nm: 7.5 },
        ],
        notes: ['Grease', 'do not hammer'],
      },
      attributes: [
        { name: 'Overall length', value: 120.5, unit: 'mm' },
        { name: 'Pulley', value: 'none', unit: '' },
      ],
    },
  ])

  const heads: [TableKind, string, string][] = [
    ['prices', 'Part number,Brand,Price,Price from 10,Was price,Core charge', 'A,B,1.50,1.25,2.00,0.00'],
    [
      'prices',
      'Part number,Brand,Price group,Currency,From quantity,Price,Valid from,Valid to,Price of',
      'A,B,JBR,USD,1,1.50,2026-01-01,,group',
    ],
    ['stock', 'Part number,Brand,Stock,Back in stock on,Withdrawn', 'A,B,5,,'],
    ['numbers', 'Part number,Brand,Kind of number,Maker,Number', 'A,B,OE,Bosch,0 001 108 001'],
    ['fitments', 'Part number,Brand,Application,Make,Model line,Model,Engine,Year from,Year to', 'A,B,Truck,Volvo,FH,FH 12,D12,1998,2004'],
    ['categories', 'Id,Parent,Name,Description,Sort number', 'st,,Starters,All of them,1'],
  ]
  for (const [kind, head, line] of heads) {
    const { columns } = await readEvents(kind, await csv(head, line))
    expect(columns.filter(({ target, example }) => target === null && example !== '').map(({ heading: left }) => left)).toEqual(
      head.endsWith('Price of') ? ['Price of'] : [],
    )
  }
})

test('a text far below numbers of an attribute is refused, and what to say is told', async () => {
  const path = await csv('SKU,Name,attribute:Teeth', ...Array.from({ length: 1000 }, () => 'A,x,9'), 'B,y,many')

  const { refused } = await readEvents('parts', path)

  expect(refused).toMatchObject([{ line: 1002, column: 'attribute:Teeth', says: expect.stringContaining('attribute:Teeth [text]') }])
})

test('what a reader has read is said on the way, and it stops when nobody asks on', async () => {
  const path = await csv('SKU,Qty', ...Array.from({ length: 1200 }, (_, at) => `A${at},${at}`))

  const { all } = await readEvents('stock', path)

  const news = all.filter((event) => event.type === 'read')
  expect(news).toHaveLength(3)
  expect(news.at(-1)).toEqual({ type: 'read', bytes: news[0]?.of, of: news[0]?.of })
})

test('a price without a currency says which was taken', async () => {
  const sentence = expect.stringContaining('taken as US dollars')
  expect((await readEvents('prices', await csv('SKU,Price', 'A,9.00'))).messages).toContainEqual(sentence)
  for (const lines of [
    ['SKU,Price EUR', 'A,9.00'],
    ['SKU,Price', 'A,$9.00'],
    ['SKU,Price,Currency', 'A,9.00,EUR'],
  ])
    expect((await readEvents('prices', await csv(...lines))).messages).not.toContainEqual(sentence)
})

test('a number by which something is called is a text, and no figure', async () => {
  const path = await csv(
    'SKU,Name,Price,attribute:UN number,attribute:Customs code,attribute:Slots',
    'A,x,1.00,3480,8511,36',
    'B,y,1.00,2794,8512,48',
  )
  const { parts } = await readEvents('parts', path)
  expect(parts[0]?.attributes).toEqual([
    { name: 'UN number', unit: '', value: '3480' },
    { name: 'Customs code', unit: '', value: '8511' },
    { name: 'Slots', unit: '', value: 36 },
  ])
})
