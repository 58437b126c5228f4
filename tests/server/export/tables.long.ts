import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readPartRanges } from '#server/export/part-ranges.ts'
import { unescapeFromSpreadsheet } from '#contract/text/spreadsheet-text.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'

const shop = await operatedShop()
const folder = await mkdtemp(join(tmpdir(), 'export-'))
const of = `--tenant ${shop.general}`

/** What a file says: a record a line, with what guards its texts taken away. */
async function exported(what: string, ...more: string[]): Promise<Record<string, string>[]> {
  const file = join(folder, `${what}.csv`)
  await shop.done(`export ${what} ${file} ${of}`, ...more)
  return records(await readFile(file, 'utf8'))
}
const records = (text: string, delimiter = ','): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, delimiter, record_delimiter: '\r\n', cast: (cell) => unescapeFromSpreadsheet(cell) })
const row = (rows: Record<string, string>[], mcode: string) => rows.find((one) => one['Part number'] === mcode)

test('parts: whatever a part is called stands in the file as it is, and no spreadsheet carries it out or spoils it', async () => {
  const name = '=HYPERLINK("http://evil.example","Anlasser, Größe Ä; 12")'
  const mcode = await shop.part({
    name,
    producer: '+49 Teile',
    gtin: '0012345678905',
    hs_code: '0851140',
    description: 'Two\nlines, "quoted"\t\\',
    price: '1234567.10',
    was_price: '0.07',
    price_steps: JSON.stringify([
      { fromQty: 1, unitPrice: '1234567.1' },
      { fromQty: 37, unitPrice: '0.10' },
    ]),
  })
  const file = join(folder, 'attack.csv')
  await shop.done(`export parts ${file} ${of}`)
  const text = await readFile(file, 'utf8')
  expect(text.startsWith('\uFEFFPart number,Name,Brand,')).toBe(true)
  expect(text.replaceAll('\r\n', '').includes('\r')).toBe(false)
  expect(text).not.toMatch(/(?:^|,|\n)"?[=+@]/)
  const found = row(records(text), mcode)
  expect(found).toMatchObject({
    ...{ Name: name, Brand: '+49 Teile', GTIN: '0012345678905', 'HS code': '0851140', Description: 'Two\nlines, "quoted"\t\\' },
    ...{ Price: '1234567.10', 'Was price': '0.07', 'Price from 37': '0.10', Condition: 'new', Withdrawn: '' },
  })
  expect(text).toContain(",'0012345678905,")
})

test('parts: every part of the shop and none of another, by its code, with its category from the top, its numbers and its attributes', async () => {
  const rows = await exported('parts')
  const codes = await shop.db.selectFrom('part').select('mcode').where('tenant_id', '=', shop.general).orderBy('mcode').execute()
  expect(rows.map((one) => one['Part number'])).toEqual(codes.map(({ mcode }) => mcode))
  const starter = rows.find((one) => one['Kind'] === 'Starter' && one['Brand'] === 'Bosch') ?? rows.find((one) => one['Kind'] === 'Starter')
  const part = await shop.db
    .selectFrom('part')
    .selectAll()
    .where('tenant_id', '=', shop.general)
    .where('mcode', '=', starter?.['Part number'] ?? '')
    .executeTakeFirstOrThrow()
  expect(starter?.['Category']).toMatch(/^Starters > /)
  expect(starter?.['OE numbers']).toContain(part.oe_number)
  expect(starter?.['attribute:Voltage [V]']).toBe(String(part.attributes.voltage))
  expect(starter?.['Price']).toBe(part.price)
})

test('a part that has nothing of a thing has an empty cell', async () => {
  const mcode = await shop.part({ weight_g: 0, gtin: '', was_price: null, attributes: '{}', price_steps: '[]' })
  expect(row(await exported('parts'), mcode)).toMatchObject({
    'Weight (g)': '',
    GTIN: '',
    'Was price': '',
    'attribute:Voltage [V]': '',
    'Replaced by': '',
  })
})

test('tsv: by the ending of its name', async () => {
  const file = join(folder, 'stock.tsv')
  await shop.done(`export stock ${file} ${of}`)
  const [head = ''] = (await readFile(file, 'utf8')).split('\r\n')
  expect(head).toBe('\uFEFFPart number\tBrand\tStock\tBack in stock\tWithdrawn')
})

test('--since leaves out what has not changed', async () => {
  await shop.db.updateTable('part').set({ updated_at: '2020-01-01T00:00:00Z' }).where('tenant_id', '=', shop.general).execute()
  const mcode = await shop.part({ updated_at: '2026-05-02T00:00:00Z' })
  expect((await exported('stock', '--since', '2026-05-01')).map((one) => one['Part number'])).toEqual([mcode])
  expect(await shop.wrong(`export categories ${folder}/x.csv ${of} --since 2026-05-01`)).toContain('leave --since out')
})

test('numbers and fitments: a line each', async () => {
  const [numbers, fitments] = [await exported('numbers'), await exported('fitments')]
  const stored = await shop.db
    .selectFrom('part_number')
    .select('display')
    .where('tenant_id', '=', shop.general)
    .where('kind', '<>', 'mcode')
    .execute()
  expect(numbers.map((one) => one['Number']).sort()).toEqual(stored.map(({ display }) => display).sort())
  const { count } = await shop.db
    .selectFrom('fitment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', shop.general)
    .executeTakeFirstOrThrow()
  expect(fitments.length).toBe(count)
  expect(fitments.every((one) => one['Make'] !== '' && one['Model'] !== '' && one['Application'] !== '')).toBe(true)
})

test('categories: each below its parent', async () => {
  const rows = await exported('categories')
  const seen = new Set([''])
  for (const one of rows) {
    expect(seen).toContain(one['Parent'])
    seen.add(one['Id'] ?? '')
  }
  expect(rows.length).toBeGreaterThan(8)
})

test('prices: of everybody, and of a customer group, which say where a part has none', async () => {
  const [own, other] = [
    await shop.part({ price: '50.00', price_steps: '[]' }),
    await shop.part({
      price: '19.99',
      price_steps: JSON.stringify([
        { fromQty: 1, unitPrice: '19.99' },
        { fromQty: 10, unitPrice: '17.50' },
      ]),
    }),
  ]
  const { id } = await shop.db
    .selectFrom('part')
    .select('id')
    .where('mcode', '=', own)
    .where('tenant_id', '=', shop.general)
    .executeTakeFirstOrThrow()
  const price = { tenant_id: shop.general, part_id: id, currency: 'USD', from: null, to: null }
  await shop.db
    .insertInto('part_group_price')
    .values([
      { ...price, place: 0, group_name: 'JBR', from_qty: 1, price: '41.05' },
      { ...price, place: 1, group_name: 'JBR', from_qty: 20, price: '38', from: '2026-01-01', to: '2026-12-31' },
      { ...price, place: 2, group_name: 'WD', from_qty: 1, price: '35.00' },
    ])
    .execute()
  expect(row(await exported('prices'), other)).toMatchObject({ Price: '19.99', 'Price from 10': '17.50', 'Was price': '' })
  const ofGroup = await exported('prices', '--group', 'jbr')
  const lines = (mcode: string) =>
    ofGroup
      .filter((one) => one['Part number'] === mcode)
      .map((one) => [one['From quantity'], one['Price'], one['Valid from'], one['Valid to'], one['Source']])
  expect(lines(own)).toEqual([
    ['1', '41.05', '', '', 'group'],
    ['20', '38.00', '2026-01-01', '2026-12-31', 'group'],
  ])
  expect(lines(other)).toEqual([
    ['1', '19.99', '', '', 'selling price'],
    ['10', '17.50', '', '', 'selling price'],
  ])
  expect(await shop.json(`prices groups ${of}`)).toEqual([
    { group: 'JBR', parts: 1, prices: 2 },
    { group: 'WD', parts: 1, prices: 1 },
  ])
  expect(await shop.refused(`export prices ${folder}/x.csv ${of} --group NONE`)).toContain('prices groups')
  expect(await shop.wrong(`export stock ${folder}/x.csv ${of} --group JBR`)).toContain('Only prices')
})

test('a file is written whole or not at all', async () => {
  const file = join(folder, 'kept.csv')
  await writeFile(file, 'before')
  await sql`alter table part rename column stock to stock_away`.execute(shop.db)
  expect((await shop.type(`export stock ${file} ${of}`)).exit).toBe(1)
  await sql`alter table part rename column stock_away to stock`.execute(shop.db)
  shop.reports.length = 0
  expect(await readFile(file, 'utf8')).toBe('before')
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
  expect(await shop.refused(`export stock ${join(folder, 'nowhere', 'x.csv')} ${of}`)).toContain('cannot be written')
  expect(await shop.refused(`export stock ${folder} ${of}`)).toContain('is no file')
  expect(await shop.wrong(`export cars ${file} ${of}`)).toContain('There is parts, prices')
})

test('parts are read in ranges, each part once', async () => {
  const sizes: number[] = []
  const codes: string[] = []
  for await (const some of readPartRanges({ db: shop.db, tenantId: shop.general, since: null }, sql`name`, 37)) {
    sizes.push(some.length)
    codes.push(...some.map(({ mcode }) => mcode))
  }
  expect(sizes.slice(0, -1).every((size) => size === 37)).toBe(true)
  expect(sizes.length).toBeGreaterThan(5)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual([...codes].sort())
})
