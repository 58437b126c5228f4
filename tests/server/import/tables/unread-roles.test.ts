import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseMapOption } from '#server/import/tables/column-mapping.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { readEvents } from '../../../support/import/tables/read-events.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roles-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function asked(kind: TableKind, lines: readonly string[], map = '') {
  const path = join(folder, 'list.csv')
  await writeFile(path, lines.join('\n'))
  const { all } = await readEvents(kind, path, map === '' ? {} : { mapping: parseMapOption(kind, map) })
  return all.flatMap((event) => (event.type === 'asks' ? [event.ask.says] : []))
}

const grouped = ['SKU,Price,Group', 'A1,10.00,RET', 'A1,8.00,JBR', 'B1,5.00,RET', 'B1,4.00,JBR']
const warehouses = ['SKU,Qty,Warehouse', 'A1,5,Leeds', 'A1,7,York', 'B1,1,Leeds']
const cases: [what: string, kind: TableKind, lines: string[], looks: string, typed: string][] = [
  ['a column of customer groups', 'prices', grouped, 'a group of customers (RET, JBR)', '--map "Group=priceGroup"'],
  [
    'groups under a heading that nobody knows',
    'prices',
    grouped.with(0, 'SKU,Price,Klasse'),
    'a group of customers (RET, JBR)',
    '--map "Klasse=priceGroup"',
  ],
  ['a column of currencies', 'prices', ['SKU,Price,Unit', 'A1,10.00,EUR', 'B1,8.00,USD'], 'a currency (EUR, USD)', '--map "Unit=currency"'],
  ['a column of warehouses', 'stock', warehouses, 'a warehouse (Leeds, York)', '--repeat sum'],
]
test.each(cases)('%s is asked about, and not where the mapping says what it is', async (_, kind, lines, looks, typed) => {
  const [says, ...others] = await asked(kind, lines)
  expect(others).toEqual([])
  expect(says).toContain(looks)
  expect(says).toContain(typed)
  const heading = lines[0]?.split(',')[2] ?? ''
  expect(await asked(kind, lines, `${heading}=-`)).toEqual([])
})

test('columns that say something else of each part are left out without a question', async () => {
  expect(await asked('prices', ['SKU,Price,Remark', 'A1,10.00,new in May', 'B1,8.00,last pieces'])).toEqual([])
  expect(await asked('stock', ['SKU,Qty,Store', 'A1,5,R1-7', 'B1,7,R1-8'])).toEqual([])
})

test('prices under a sign of an unknown currency, or of several, are asked about, and not where the mapping says which', async () => {
  for (const heading of ['Price X$', 'Price kr']) {
    const lines = [`SKU,${heading}`, 'A1,10.00', 'B1,8.00']
    const [says] = await asked('prices', lines)
    expect(says).toContain(`“${heading}” names a currency`)
    expect(says).toContain(`--map "${heading}=price CAD"`)
    expect(await asked('prices', lines, `${heading}=price SEK`)).toEqual([])
    expect(await asked('prices', lines, 'currency:=SEK')).toEqual([])
  }
  expect(await asked('prices', ['SKU,Price (CA$)', 'A1,10.00'])).toEqual([])
})

test('a state that may hide articles is asked about where its words are not known, and not where they are of stock or condition', async () => {
  const lines = ['SKU,Name,Price,Status', 'A1,Starter,10.00,phase 2', 'B1,Starter,8.00,phase 3']
  const [says, ...others] = await asked('parts', lines)
  expect(others).toEqual([])
  expect(says).toContain('looks like whether an article is shown (phase 2, phase 3)')
  expect(says).toContain('--map "Status=forSale"')
  expect(await asked('parts', lines, 'Status=-')).toEqual([])
  expect(await asked('parts', ['SKU,Name,Status', 'A1,Starter,in stock', 'B1,Starter,out of stock'])).toEqual([])
  expect(await asked('parts', ['SKU,Name,Status', 'A1,Starter,reman', 'B1,Starter,new'])).toEqual([])
  expect(await asked('prices', lines)).toEqual([])
})
