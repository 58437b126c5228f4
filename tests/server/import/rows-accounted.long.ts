import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { readAces } from '#server/import/aces/read-aces.ts'
import { openFlatAces } from '#server/import/aces/read-flat.ts'
import { type RepeatHandling, repeatHandlings } from '#server/import/engine/repeats/repeats.ts'
import { rowOutcomes } from '#server/import/engine/results/row-results.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { readPictures } from '#server/import/pictures/read-pictures.ts'
import { readPies } from '#server/import/pies/read-pies.ts'
import { readPiesWorkbook } from '#server/import/pies/read-workbook.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { readTableFile } from '#server/import/tables/read-table-file.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { readFeed } from '../../support/import/feeds/read-feed.ts'
import { makeWorkbook } from '../../support/import/tables/make-workbook.ts'
import { runs } from '../../support/runs.ts'
import { emptyShop, type Loaded, partEvents, runOn } from './engine/support/empty-shops.ts'

/** Whatever a file is: rows read = added + changed + as they were + withdrawn + refused + left out, each by its line, and nothing else. */

const { db } = await emptyDatabase()
await migrate(db)
const folder = await mkdtemp(join(tmpdir(), 'rows-'))
afterAll(() => rm(folder, { recursive: true }))

let shops = 0
async function newShop() {
  shops += 1
  const shop = await emptyShop(db, `shop-${shops}`)
  await runOn(
    db,
    shop,
    'parts',
    partEvents(['VT-1001', 'VT-1002', 'X-9'].map((code) => ({ code, brand: 'Voltara', name: 'Starter', cents: 9900, stock: 3 }))),
  )
  return shop
}

async function all(events: AsyncIterable<FileEvent>): Promise<FileEvent[]> {
  const read: FileEvent[] = []
  for await (const event of events) read.push(event)
  return read
}

/** Lines of an account, such as `2-31,33`, one by one. */
const linesIn = (text: string): number[] =>
  text.split(',').flatMap((piece) => {
    const [from = 0, to = from] = piece.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })

async function expectAccount(shop: string, { run, rows }: Loaded, count: number) {
  if (rows === undefined) throw new Error('The run accounts for no rows.')
  expect(rows.read).toBe(count)
  expect(rowOutcomes.reduce((sum, outcome) => sum + rows[outcome], 0)).toBe(count)
  const { rows: kept } = await sql<{ files: { file: string; sheet?: string; lines: Record<string, string> }[] }>`
    select rows -> 'files' as files from import_run where tenant_id = ${shop} and id = ${run}`.execute(db)
  const told = (kept[0]?.files ?? []).flatMap(({ file, sheet = '', lines }) =>
    Object.entries(lines).flatMap(([outcome, text]) => linesIn(text).map((line) => ({ outcome, place: `${file}|${sheet}|${line}` }))),
  )
  // What was refused or left out is said of that line.
  const { rows: said } = await sql<{ place: string }>`
    select distinct concat_ws('|', file, coalesce(sheet, ''), line) as place from import_remark where tenant_id = ${shop} and import_id = ${run} and kind in ('refused', 'left-out')`.execute(
    db,
  )
  const places = new Set(said.map(({ place }) => place))
  expect(told.filter(({ outcome, place }) => ['refused', 'leftOut'].includes(outcome) && !places.has(place))).toEqual([])
  return told.map(({ place }) => place)
}

const cell = {
  code: fc.constantFrom('VT-1001', 'vt 1001', 'VT.1002', 'X9', 'NEW-1', 'new 1', 'QA/2', 'АТЭ-7', '1.23E+05', '', '90.750', 'x'.repeat(40)),
  brand: fc.constantFrom('', 'Voltara', 'VOLTARA', 'Other', 'Ампер'),
  name: fc.constantFrom('Starter', 'Стартер', '', 'Lichtmaschine ü', 'a;b'),
  price: fc.constantFrom('12.50', '14.00', '0', '0.00', '-3.00', '', 'call', '1e9', '99.90'),
  stock: fc.constantFrom('5', '7', '50+', '', '-2', 'plenty', '1.5'),
  gtin: fc.constantFrom('', '4006381333931', '4006381333932', 'abc'),
  condition: fc.constantFrom('', 'new', 'used', 'so-so'),
  year: fc.constantFrom('2001', '2003', '', 'later'),
  id: fc.constantFrom('1', '2', '0007', ''),
}
const heading = 'Part number'
const tables: Readonly<Record<TableKind, { head: readonly string[]; row: fc.Arbitrary<readonly string[]> }>> = {
  parts: {
    head: [heading, 'Brand', 'Name', 'Price', 'Stock', 'GTIN', 'Condition'],
    row: fc.tuple(cell.code, cell.brand, cell.name, cell.price, cell.stock, cell.gtin, cell.condition),
  },
  prices: {
    head: [heading, 'Brand', 'Price', 'Price break'],
    row: fc.tuple(cell.code, cell.brand, cell.price, fc.constantFrom('', '1', '10', '50', '0')),
  },
  stock: { head: [heading, 'Brand', 'Stock'], row: fc.tuple(cell.code, cell.brand, cell.stock) },
  numbers: {
    head: [heading, 'OE number', 'Cross reference'],
    row: fc.tuple(cell.code, fc.constantFrom('28100-16190', '', 'x'), fc.constantFrom('BOSCH: 0001107001', '', '0986 024')),
  },
  fitments: {
    head: [heading, 'Make', 'Model', 'Year from', 'Year to'],
    row: fc.tuple(cell.code, fc.constantFrom('Volt', '', 'Вольт'), fc.constantFrom('Ampere', ''), cell.year, cell.year),
  },
  categories: {
    head: ['Category ID', 'Category', 'Parent ID'],
    row: fc.tuple(fc.constantFrom('one', 'two', '0', 'a b'), fc.constantFrom('Starters', 'Fremd', ''), fc.constantFrom('', 'one', 'three')),
  },
  vehicles: {
    head: ['Vehicle ID', 'Year', 'Make', 'Model'],
    row: fc.tuple(cell.id, cell.year, fc.constantFrom('Volt', ''), fc.constantFrom('Ampere', 'Ohm')),
  },
}

/** Of Cyrillic and ASCII. */
const cyrillic = (text: string) =>
  Buffer.from([...text].map((one) => (one >= 'А' && one <= 'я' ? one.charCodeAt(0) - 0x410 + 0xc0 : one.charCodeAt(0) & 0xff)))
const encodings = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'utf-16le': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'windows-1251': cyrillic,
} as const
const quoted = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const repeat = fc.option(fc.constantFrom<RepeatHandling>(...repeatHandlings), { nil: undefined })
const one = { endOnFailure: true, ...runs(Number(process.env['RUNS'] ?? 12)) }
const options = (way: RepeatHandling | undefined) => (way === undefined ? {} : { repeat: way })

test.each(Object.keys(tables) as TableKind[])('each row of a table of %s is accounted for', { timeout: 900_000 }, async (kind) => {
  const { head, row } = tables[kind]
  const line = fc.oneof(
    { weight: 9, arbitrary: row },
    { weight: 1, arbitrary: fc.constantFrom(head, [], ['x', 'y', 'z', 'u', 'v', 'w', 'q', 'too many']) },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 2, maxLength: 25 }),
      fc.constantFrom(...(Object.keys(encodings) as (keyof typeof encodings)[])),
      repeat,
      fc.boolean(),
      async (lines, encoding, way, isFree) => {
        const path = join(folder, 'table.csv')
        // The first row says what the columns are.
        const plain: Readonly<Record<string, string>> = {
          [heading]: 'VT-1001',
          Price: '12.50',
          Stock: '5',
          Make: 'Volt',
          Model: 'Ampere',
          'OE number': '28100-16190',
          'Category ID': 'three',
          Category: 'Three',
          'Vehicle ID': '9',
          Year: '2001',
        }
        const whole = [head, head.map((name) => plain[name] ?? ''), ...lines]
        await writeFile(path, encodings[encoding](whole.map((cells) => cells.map(quoted).join(';')).join('\n')))
        const shop = await newShop()
        const read = await readTableFile(kind, path, { delimiter: ';', ...(encoding === 'windows-1251' && { encoding }) })
        const end = await runOn(db, shop, kind, await all(read.events), { ...options(way), isFree })
        const expected = whole.flatMap((cells, at) => (at > 0 && cells.some((text) => text !== '') ? [`table.csv||${at + 1}`] : []))
        expect((await expectAccount(shop, end, expected.length)).sort()).toEqual(expected.sort())
      },
    ),
    one,
  )
})

const app = fc
  .record({
    action: fc.constantFrom('A', 'A', 'A', 'D', 'X'),
    vehicle: fc.constantFrom(
      '<BaseVehicle id="1"/>',
      '<BaseVehicle id="2"/>',
      '<BaseVehicle id="9"/>',
      '',
      '<Years from="2001" to="1999"/><Make id="1"/>',
    ),
    qty: fc.constantFrom('<Qty>1</Qty>', '<Qty>many</Qty>', ''),
    code: fc.constantFrom('VT-1001', 'vt 1002', 'NOBODY', 'АТЭ', ''),
  })
  .map(({ action, vehicle, qty, code }) => `<App action="${action}" id="1">${vehicle}${qty}<PartType id="1"/><Part>${code}</Part></App>`)
const asset = fc.constant('<Asset action="A" id="1"><AssetName>a.jpg</AssetName></Asset>')
const aces = fc.record({
  apps: fc.array(fc.oneof({ weight: 9, arbitrary: app }, { weight: 1, arbitrary: asset }), { minLength: 1, maxLength: 25 }),
  kind: fc.constantFrom('FULL', 'UPDATE'),
  between: fc.constantFrom('', '\n'),
})

test('each application of ACES is accounted for, also on one line, and when it comes again', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aces, { minLength: 1, maxLength: 3 }), async (files) => {
      const shop = await newShop()
      for (const { apps, kind, between } of files) {
        const path = join(folder, 'aces.xml')
        await writeFile(
          path,
          `<ACES version="4.2"><Header><BrandAAIAID>ZZVT</BrandAAIAID><SubmissionType>${kind}</SubmissionType></Header>${between}${apps.join(between)}</ACES>`,
        )
        await expectAccount(shop, await runOn(db, shop, 'aces', await all(readAces(path, { file: 'test.csv' }))), apps.length)
      }
    }),
    one,
  )
})

test('each row of a flat list of applications is accounted for, and when it comes again', { timeout: 900_000 }, async () => {
  const row = fc.tuple(
    fc.constantFrom('VT-1001', 'vt 1002', 'NOBODY', ''),
    fc.constantFrom('1', '2', 'x', ''),
    fc.constantFrom('A', 'D', 'X', ''),
    fc.constantFrom('1', 'many', ''),
    fc.constantFrom('2001', '2001-2003', '2003-2001', ''),
    fc.constantFrom('7', ''),
  )
  const head = ['PartNumber', 'BaseVehicleID', 'Action', 'Qty', 'Year', 'MakeID']
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: fc.constant(head) }), { minLength: 1, maxLength: 15 }),
      async (rows) => {
        const path = join(folder, 'flat.csv')
        await writeFile(path, [head, ...rows].map((cells) => cells.join(',')).join('\n'))
        const shop = await newShop()
        const filled = rows.filter((cells) => cells.some((text) => text !== '')).length
        for (let time = 0; time < 2; time += 1) {
          const { events } = await openFlatAces(path, { file: 'test.csv', delimiter: ',' })
          await expectAccount(shop, await runOn(db, shop, 'aces', await all(events)), filled)
        }
      },
    ),
    one,
  )
})

const item = fc
  .record({
    code: fc.constantFrom('VT-1001', 'VT 1001', 'P-1', 'P-2', 'АТЭ', ''),
    price: fc.constantFrom('12.50', '0', 'x', ''),
    change: fc.constantFrom('A', 'D', 'Q'),
    name: fc.constantFrom('Starter', ''),
  })
  .map(
    ({ code, price, change, name }) =>
      `<Item MaintenanceType="${change}"><PartNumber>${code}</PartNumber><BrandAAIAID>ZZVT</BrandAAIAID><Descriptions><Description DescriptionCode="SHO">${name}</Description></Descriptions><Prices><Pricing PriceType="RET"><Price UOM="PE">${price}</Price></Pricing></Prices></Item>`,
  )

test('each item of PIES is accounted for', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 15 }), fc.constantFrom('', '\n'), repeat, async (items, between, way) => {
      const path = join(folder, 'pies.xml')
      await writeFile(path, `<PIES><Header><PIESVersion>7.2</PIESVersion></Header><Items>${between}${items.join(between)}</Items></PIES>`)
      const shop = await newShop()
      await expectAccount(shop, await runOn(db, shop, 'pies', await all(readPies(path, { file: 'pies.xml' })), options(way)), items.length)
    }),
    one,
  )
})

test('each row of a workbook of PIES is accounted for, on every sheet', { timeout: 900_000 }, async () => {
  const code = fc.constantFrom('VT-1001', 'VT 1001', 'P-1', 'P-2', '')
  const sheets = fc.record({
    items: fc.array(fc.tuple(code, fc.constantFrom('Starter', 'Alternator'), fc.constantFrom('4006381333931', '')), { maxLength: 8 }),
    prices: fc.array(fc.tuple(code, fc.constantFrom('12.50', '0', 'x'), fc.constantFrom('RET', 'JBR'), fc.constantFrom('', '10')), {
      minLength: 1,
      maxLength: 12,
    }),
    packages: fc.array(fc.tuple(code, fc.constantFrom('EA'), fc.constantFrom('5', 'heavy'), fc.constantFrom('00012345678905', '')), {
      maxLength: 6,
    }),
  })
  await fc.assert(
    fc.asyncProperty(sheets, repeat, async ({ items, prices, packages }, way) => {
      const path = await makeWorkbook(join(folder, 'pies.xlsx'), [
        { name: 'Items', rows: [['PartNumber', 'PartTerminologyName', 'ItemLevelGTIN'], ...items] },
        { name: 'Prices', rows: [['PartNumber', 'Price', 'PriceType', 'PriceBreak'], ...prices] },
        { name: 'Packages', rows: [['PartNumber', 'PackageUOM', 'Weight', 'PackageLevelGTIN'], ...packages] },
      ])
      const shop = await newShop()
      const filled = [items, prices, packages].flat().filter((cells) => cells.some((text) => text !== ''))
      await expectAccount(
        shop,
        await runOn(db, shop, 'pies', await all(readPiesWorkbook(path, { file: 'pies.xlsx' })), options(way)),
        filled.length,
      )
    }),
    one,
  )
})

const feedCell = {
  code: fc.constantFrom('VT-1001', 'VT 1001', 'F-1', 'F-2', 'АТЭ', ''),
  price: fc.constantFrom('12.50', '0', 'x', '', '12,50', '1,234', '-1'),
  name: fc.constantFrom('Starter', '', '&lt;b&gt;Alternator&lt;/b&gt;'),
  gtin: fc.constantFrom('', '4006381333931', '4006381333932', 'abc'),
  value: fc.constantFrom('12', 'oval', '', 'x'.repeat(300)),
}
const bmecatArticle = fc
  .record({ ...feedCell, mode: fc.constantFrom('new', 'new', 'delete'), type: fc.constantFrom('nrp', 'net_list', 'net_customer', '') })
  .map(
    ({ code, price, name, gtin, value, mode, type }) =>
      `<ARTICLE mode="${mode}"><SUPPLIER_AID>${code}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>${name}</DESCRIPTION_SHORT><EAN>${gtin}</EAN></ARTICLE_DETAILS><ARTICLE_FEATURES><FEATURE><FNAME>Flange</FNAME><FVALUE>${value}</FVALUE></FEATURE></ARTICLE_FEATURES><ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${price}</PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE>`,
  )
const feedItem = fc
  .record({ ...feedCell, there: fc.constantFrom('in_stock', 'out_of_stock', 'maybe', '') })
  .map(
    ({ code, price, name, gtin, value, there }) =>
      `<item><g:id>${code}</g:id><g:title>${name}</g:title><g:price>${price} USD</g:price><g:gtin>${gtin}</g:gtin><g:availability>${there}</g:availability><g:product_detail><g:attribute_name>Flange</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail></item>`,
  )
const ymlOffer = fc
  .record({ ...feedCell, there: fc.constantFrom('true', 'false', 'maybe') })
  .map(
    ({ code, price, name, gtin, value, there }) =>
      `<offer id="${code}" available="${there}"><price>${price}</price><currencyId>USD</currencyId><name>${name}</name><barcode>${gtin}</barcode><param name="Flange">${value}</param></offer>`,
  )
const feeds = {
  BMEcat: {
    row: bmecatArticle,
    file: (rows: string) => `<!DOCTYPE BMECAT SYSTEM "a.dtd"><BMECAT version="1.2"><T_NEW_CATALOG>${rows}</T_NEW_CATALOG></BMECAT>`,
  },
  'Google’s product feed': {
    row: feedItem,
    file: (rows: string) => `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${rows}</channel></rss>`,
  },
  YML: { row: ymlOffer, file: (rows: string) => `<yml_catalog><shop><offers>${rows}</offers></shop></yml_catalog>` },
} as const

test.each(Object.keys(feeds) as (keyof typeof feeds)[])('each row of %s is accounted for', { timeout: 900_000 }, async (format) => {
  const { row, file } = feeds[format]
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 15 }),
      fc.constantFrom('', '\n'),
      repeat,
      fc.boolean(),
      async (rows, between, way, isFree) => {
        const path = join(folder, 'feed.xml')
        await writeFile(path, file(rows.join(between)))
        const shop = await newShop()
        const { events } = await readFeed(path)
        await expectAccount(shop, await runOn(db, shop, 'parts', events, { ...options(way), isFree }), rows.length)
      },
    ),
    one,
  )
})

test('each row of a product feed that is a table is accounted for', { timeout: 900_000 }, async () => {
  const row = fc.tuple(
    feedCell.code,
    feedCell.name,
    fc.constant('https://x.example'),
    feedCell.price,
    fc.constantFrom('in_stock', 'maybe', ''),
    feedCell.gtin,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: fc.constant(['1', '2', '3', '4', '5', '6', 'too many']) }), {
        minLength: 1,
        maxLength: 15,
      }),
      async (rows) => {
        const path = join(folder, 'feed.tsv')
        await writeFile(
          path,
          [['id', 'title', 'link', 'price', 'availability', 'gtin'], ...rows].map((cells) => cells.join('\t')).join('\n'),
        )
        const shop = await newShop()
        const { events } = await readFeed(path)
        await expectAccount(shop, await runOn(db, shop, 'parts', events), rows.length)
      },
    ),
    one,
  )
})

test('each picture of a folder, and each line of its list, is accounted for', { timeout: 900_000 }, async () => {
  const pictures = join(folder, 'pictures')
  await mkdir(pictures)
  const drawing = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}"/></svg>`
  const files = {
    'VT-1001_1.svg': drawing(200),
    'VT-1001_2.svg': drawing(210),
    'nobody.svg': drawing(220),
    'vt-1002.svg': drawing(230),
    'broken.jpg': 'no picture',
    'notes.txt': 'x',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(pictures, name), content)
  const shop = await newShop()
  const isKnown = (code: string) => /^(?:VT-1001|VT-1002)$/i.test(code)
  const first = await runOn(db, shop, 'pictures', await all(readPictures(pictures, { isKnown })))
  await expectAccount(shop, first, 6)
  const list = join(folder, 'list.csv')
  await writeFile(
    list,
    'Number;File\nVT-1001;VT-1001_1.svg\nVT-1001;VT-1001_2.svg|none.svg\nNOBODY;nobody.svg\n;x.svg\nVT-1002;missing.svg\n',
  )
  const listed = await runOn(db, shop, 'pictures', await all(readPictures(pictures, { isKnown, list })))
  await expectAccount(shop, listed, 6 + 5)
})
