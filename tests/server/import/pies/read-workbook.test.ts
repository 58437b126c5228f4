import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PartFacts } from '#server/import/facts.ts'
import type { PiesOptions } from '#server/import/pies/options.ts'
import { readPiesWorkbook } from '#server/import/pies/read-workbook.ts'
import { gather } from '../../../support/import/pies/read-text.ts'
import { makeWorkbook, type SheetMade } from '../../../support/import/tables/make-workbook.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pies-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(sheets: readonly SheetMade[], options: PiesOptions = {}) {
  const path = await makeWorkbook(join(folder, 'pies.xlsx'), sheets)
  return gather(readPiesWorkbook(path, { day: '2026-11-27', ...options }))
}

/** What several events say of one part, places left out. */
const of = (parts: readonly PartFacts[], code: string) =>
  Object.assign({}, ...parts.filter((part) => part.code === code).map(({ at: _, alsoAt: __, ...part }) => part)) as Partial<PartFacts>

const sections: SheetMade[] = [
  {
    name: 'Header',
    rows: [
      ['PIESVersion', '7.1'],
      ['CurrencyCode', 'CAD'],
      ['LanguageCode', 'EN'],
      ['BrandOwnerAAIAID', 'ZZVT'],
    ],
  },
  {
    name: 'Items',
    rows: [
      ['PartNumber', 'PartTerminologyID', 'BrandAAIAID', 'PartTerminologyName', 'ItemLevelGTIN', 'MinimumOrderQuantity', 'BrandLabel'],
      ['VT-1001', 4152, 'ZZVT', 'Starter', '09520000000011', 1, 'Voltara'],
      [' VT-1002 ', 2412, 'ZZVT', 'Alternator', '', 2, 'Voltara'],
    ],
  },
  {
    name: 'Descriptions',
    rows: [
      ['PartNumber', 'Description', 'DescriptionCode', 'Sequence', 'LanguageCode'],
      ['VT-1001', 'Starter 12 V', 'DES', 1, 'EN'],
      ['VT-1001', 'Quiet', 'MKT', 1, 'EN'],
    ],
  },
  {
    name: 'Prices',
    rows: [
      ['PartNumber', 'PriceSheetNumber', 'Price', 'PriceUOM', 'PriceType', 'PriceBreak', 'PriceBreakUOM'],
      ['VT-1001', '2026', 129.5, 'PE', 'LST', '', ''],
      ['VT-1001', '2026', 110, 'PE', 'LST', 10, 'EA'],
      ['VT-1001', '2026', 80, 'PE', 'JBR', '', ''],
      ['VT-1002', '2026', 'tba', 'PE', 'LST', '', ''],
    ],
  },
  {
    name: 'EXPI',
    rows: [
      ['PartNumber', 'EXPICode', 'EXPIValue'],
      ['VT-1001', 'CTO', 'MX'],
      ['VT-1001', 'WT1', 24],
    ],
  },
  {
    name: 'Attributes',
    rows: [
      ['PartNumber', 'AttributeID', 'AttributeValue', 'AttributeUOM', 'PADBAttribute'],
      ['VT-1001', 'Power', 1.4, 'KW', 'N'],
    ],
  },
  {
    name: 'Packages',
    rows: [
      [
        'PartNumber',
        'PackageUOM',
        'QuantityofEaches',
        'Weight',
        'WeightsUOM',
        'ShippingHeight',
        'ShippingWidth',
        'ShippingLength',
        'DimensionsUOM',
      ],
      ['VT-1001', 'EA', 1, 9.5, 'PG', 10, 8, 12.5, 'IN'],
    ],
  },
  {
    name: 'Kits',
    rows: [
      ['PartNumber', 'Description', 'QuantityInKit', 'ComponentPartNumber', 'SequenceCode'],
      ['VT-1001', 'Bolt', 2, '', 1],
      ['VT-1001', 'Brushes', 1, 'VT-9', 2],
    ],
  },
  {
    name: 'Interchanges',
    rows: [
      ['PartNumber', 'CompetitorPartNumber', 'BrandAAIAID', 'BrandLabel'],
      ['VT-1001', '28100-16190', 'BBTY', 'Toyota'],
      ['VT-1001', 'GL1', 'BBGL', ''],
    ],
  },
  {
    name: 'DigitalAssets',
    rows: [
      ['PartNumber', 'FileName', 'AssetType', 'Representation'],
      ['VT-1001', 'b.jpg', 'P01', 'A'],
      ['VT-1001', 'a.jpg', 'P04', 'A'],
    ],
  },
]

const expected: Partial<PartFacts> = {
  code: 'VT-1001',
  brand: 'Voltara',
  brandId: 'ZZVT',
  producer: 'Voltara',
  kind: 'Starter',
  gtin: '09520000000011',
  minQty: 1,
  name: 'Starter 12 V',
  description: 'Quiet',
  cents: 12950,
  currency: 'CAD',
  steps: [{ fromQty: 10, cents: 11000 }],
  groupPrices: [{ group: 'JBR', fromQty: 1, cents: 8000, currency: 'CAD', from: null, to: null }],
  country: 'MX',
  warrantyMonths: 24,
  attributes: [{ name: 'Power', value: 1.4, unit: 'kW' }],
  weightG: 4309,
  boxMm: { length: 318, width: 203, height: 254 },
  components: [
    { code: null, name: 'Bolt', qty: 2 },
    { code: 'VT-9', name: 'Brushes', qty: 1 },
  ],
  numbers: [
    { kind: 'oe', maker: 'Toyota', display: '28100-16190' },
    { kind: 'cross', maker: 'BBGL', display: 'GL1' },
  ],
  pictures: ['a.jpg', 'b.jpg'],
}

describe('a sheet for each section', () => {
  test('is read, a part by several events', async () => {
    const { parts, refused, noted } = await read(sections)
    expect(of(parts, 'VT-1001')).toEqual(expected)
    expect(of(parts, 'VT-1002')).toMatchObject({ brand: 'Voltara', kind: 'Alternator', minQty: 2 })
    expect(refused).toEqual([
      { file: 'pies.xlsx', line: 5, sheet: 'Prices', column: 'Price', value: 'tba', says: 'A price such as 12.50, not below zero.' },
    ])
    expect(noted.map(({ sheet, says }) => [sheet, says])).toEqual([
      ['Prices', 'Prices of type LST (List) became the shop’s selling prices.'],
      ['Kits', 'Components without a number: kept by their names.'],
    ])
  })

  const respelled: Readonly<Record<string, string>> = {
    Items: '1. Item Master',
    Descriptions: 'DESC',
    Prices: 'Pricing',
    EXPI: 'Extended Product Information',
    Attributes: 'PIES Product Attributes',
    Packages: 'Packaging',
    Kits: 'Kit Components',
    Interchanges: 'X-Ref',
    DigitalAssets: 'Digital Assets',
  }
  const headings: Readonly<Record<string, string>> = {
    PartNumber: 'Part Number',
    BrandAAIAID: 'AAIA Brand ID',
    DescriptionCode: 'Description Code',
    EXPICode: 'EXPI Code',
    EXPIValue: 'EXPI Data',
    AttributeID: 'Attribute Name',
    QuantityofEaches: 'Qty of Eaches',
    WeightsUOM: 'Weight UOM',
    CompetitorPartNumber: 'Interchange Part Number',
    AssetType: 'Asset Type',
  }
  test('in another spelling of sheets and headings, with titles above', async () => {
    const sheets = sections.map(({ name, rows: [first = [], ...rows] }) => ({
      name: respelled[name] ?? name,
      rows:
        name === 'Header'
          ? [first, ...rows]
          : [[`${name} of Voltara, 2026`], [], first.map((cell) => headings[String(cell)] ?? cell), ...rows],
    }))
    // The brand of the sheet of interchanges is the other maker's under this heading too.
    const { parts } = await read(sheets)
    expect(of(parts, 'VT-1001')).toEqual(expected)
  })

  test('sheets that nobody can name are told by their headings; others are left out and said', async () => {
    const { parts, noted } = await read([
      {
        name: 'Tabelle1',
        rows: [
          ['Part Number', 'EXPI Code', 'EXPI Value'],
          ['VT-1', 'CTO', 'US'],
        ],
      },
      { name: 'Notes', rows: [['Hello'], ['World']] },
      { name: 'Market Copy', rows: [['x', 'y']] },
    ])
    expect(parts).toEqual([{ at: { file: 'pies.xlsx', line: 2, sheet: 'Tabelle1' }, code: 'VT-1', brand: '', country: 'US' }])
    expect(noted.map(({ sheet, says }) => [sheet, says])).toEqual([
      ['Notes', 'No heading names the part number in the first 20 rows: the sheet was left out.'],
      ['Market Copy', 'A sheet that says nothing that the shop keeps: left out.'],
    ])
  })

  test('prices of one part that stand apart are said', async () => {
    const { noted } = await read([
      {
        name: 'Prices',
        rows: [
          ['PartNumber', 'Price', 'PriceType'],
          ['VT-1', 5, 'LST'],
          ['VT-2', 5, 'LST'],
          ['VT-1', 4, 'JBR'],
        ],
      },
    ])
    expect(noted.map(({ line, says }) => [line, says])).toContainEqual([4, expect.stringContaining('do not stand together')])
  })

  test('a record that is deleted does not withdraw the part', async () => {
    const { parts } = await read([
      {
        name: 'EXPI',
        rows: [
          ['PartNumber', 'EXPICode', 'EXPIValue', 'MaintenanceType'],
          ['VT-1', 'CTO', 'US', 'D'],
        ],
      },
    ])
    expect(parts).toEqual([{ at: { file: 'pies.xlsx', line: 2, sheet: 'EXPI' }, code: 'VT-1', brand: '' }])
  })
})

describe('one wide sheet', () => {
  const rows = [
    ['', '', '', '', '', '', '', '', '', '', '', 'Each', '', '', '', 'Case', ''],
    [
      ...[
        'Part Number',
        'AAIA Brand ID',
        'Item Level GTIN',
        'Part Type ID',
        'Product Description - 20',
        'Product Description - 80',
        'List Price',
        'Jobber Price',
        'Country of Origin (Primary)',
      ],
      ...[
        'OE Number',
        'Attribute: Voltage (V)',
        'Height (Inches)',
        'Width (Inches)',
        'Length (Inches)',
        'Weight (Gross Pounds)',
        'Quantity of Eaches in Case',
        'Weight (Gross Pounds)',
      ],
      ...['Image 1', 'Warranty Months', 'Internal Buyer'],
    ],
    [
      'VT-1',
      'ZZVT',
      '09520000000011',
      4152,
      'Starter',
      'Starter 12 V 9 T',
      129.5,
      80,
      'MX',
      '28100-16190',
      12,
      10,
      8,
      12.5,
      9.5,
      4,
      40,
      'VT-1.jpg',
      12,
      'Joe',
    ],
  ]

  test('is read, with a row of groups above its headings', async () => {
    const { parts, refused, noted } = await read([{ name: 'Sheet1', rows }])
    expect(of(parts, 'VT-1')).toEqual({
      code: 'VT-1',
      brand: 'ZZVT',
      brandId: 'ZZVT',
      kind: 'Starter',
      gtin: '09520000000011',
      name: 'Starter 12 V 9 T',
      words: ['Starter'],
      cents: 12950,
      currency: 'USD',
      steps: [],
      groupPrices: [{ group: 'JBR', fromQty: 1, cents: 8000, currency: 'USD', from: null, to: null }],
      country: 'MX',
      warrantyMonths: 12,
      numbers: [{ kind: 'oe', maker: '', display: '28100-16190' }],
      attributes: [
        { name: 'Pieces per case', value: 4, unit: '' },
        { name: 'Voltage', value: 12, unit: 'V' },
      ],
      weightG: 4309,
      boxMm: { length: 318, width: 203, height: 254 },
      pictures: ['VT-1.jpg'],
    })
    expect(refused).toEqual([])
    expect(noted.map(({ column, value }) => [column, value])).toEqual([
      ['Internal Buyer', 'Internal Buyer'],
      ['List Price', 'LST'],
    ])
  })

  test('also as a delimited file', async () => {
    const path = join(folder, 'wide.csv')
    await writeFile(path, 'Part Number,Brand,Description,List Price,JBR,EXPI CTO\nVT-1,Voltara,Starter,12.50,9,US\n')
    const { parts } = await gather(readPiesWorkbook(path, { day: '2026-11-27' }))
    expect(parts[0]).not.toHaveProperty('brandId')
    expect(parts).toMatchObject([
      { code: 'VT-1', brand: 'Voltara', name: 'Starter', cents: 1250, country: 'US', groupPrices: [{ group: 'JBR', cents: 900 }] },
    ])
  })

  test.each([
    ['a date', { date: 45_000 }, 'A spreadsheet made a date of this part number'],
    ['cut', '1.23E+05', 'A spreadsheet cut this part number'],
    ['empty', '', 'The part number is missing'],
    ['an error', { error: '#N/A' }, 'A formula that failed'],
  ])('a part number that is %s is refused with its row', async (_, number, says) => {
    const { parts, refused } = await read([
      {
        name: 'Items',
        rows: [
          ['PartNumber', 'List Price'],
          [number, 5],
          ['VT-2', 6],
        ],
      },
    ])
    expect(parts.map(({ code }) => code)).toEqual(['VT-2'])
    expect(refused[0]).toMatchObject({ line: 2, sheet: 'Items', says: expect.stringContaining(says) })
  })
})
