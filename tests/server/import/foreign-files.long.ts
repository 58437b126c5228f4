import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { convertToDollars, type ExchangeRates } from '#server/cli/import/in-dollars.ts'
import { migrate } from '#server/db/migrate.ts'
import { rowOutcomes } from '#server/import/engine/results/row-results.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { readTableFile } from '#server/import/tables/read-table-file.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { type SupplierName, suppliers } from '../../support/import/suppliers.ts'
import { emptyShop, runOn } from './engine/support/empty-shops.ts'

/** Exports of six shop systems and files of four suppliers are loaded, and nothing of them is lost. */

const { db } = await emptyDatabase()
await migrate(db)
const folder = await mkdtemp(join(tmpdir(), 'foreign-'))
afterAll(() => rm(folder, { recursive: true }))

async function load(shop: string, path: string, rates: ExchangeRates = {}, kind: 'parts' | 'stock' = 'parts') {
  const { events } = await readTableFile(kind, path, { today: '2026-11-28' })
  const all: FileEvent[] = []
  for await (const event of convertToDollars(events, rates)) all.push(event)
  const { run, rows } = await runOn(db, shop, kind, all)
  if (rows === undefined) throw new Error('The run accounts for no rows.')
  const { rows: told } = await sql<{
    line: number
  }>`select distinct line from import_remark where tenant_id = ${shop} and import_id = ${run} and kind in ('refused', 'left-out')`.execute(
    db,
  )
  return { rows, told: told.length, read: all.filter(({ type }) => type === 'row').length }
}

const layout = (name: string) => join(import.meta.dirname, '../../support/import/layouts', name)
const supplier = async (name: SupplierName) => suppliers[name](folder)
const PLN = { PLN: 0.25 }

test.each([
  [{ added: 4, leftOut: 7, refused: 1 }, layout('woocommerce.csv')],
  [{ added: 3, leftOut: 5, refused: 1 }, layout('shopify.csv')],
  [{ added: 3, leftOut: 3, refused: 1 }, layout('prestashop.csv')],
  [{ added: 4, leftOut: 5, refused: 0 }, layout('magento.csv')],
  [{ added: 4, leftOut: 5, refused: 0 }, layout('bigcommerce.csv')],
  [{ added: 2, leftOut: 4, refused: 1 }, layout('odoo.csv')],
  [{ added: 4, leftOut: 1, refused: 2 }, await supplier('datanorm')],
  [{ added: 4, leftOut: 4, refused: 3 }, await supplier('jobber')],
  [{ added: 3, leftOut: 0, refused: 2 }, await supplier('polish')],
])('a file with %o: every row is accounted for, and so it is the second time', async (expected, path) => {
  const shop = await emptyShop(
    db,
    basename(path)
      .toLowerCase()
      .replace(/[^a-z]+/g, '-'),
  )

  const { rows, told, read } = await load(shop, path, PLN)
  expect(rows).toMatchObject({ read, ...expected })
  expect(rowOutcomes.reduce((sum, outcome) => sum + rows[outcome], 0)).toBe(read)
  expect(told).toBe(rows.refused + rows.leftOut)
  const again = await load(shop, path, PLN)
  expect(again.rows).toMatchObject({ added: 0, changed: 0, unchanged: rows.added, leftOut: rows.leftOut, refused: rows.refused })
})

test('a stock list of Japan finds the parts of the shop', async () => {
  const shop = await emptyShop(db, 'japan')
  const parts = ['LR160-708', 'S114-902', 'LR160-709'].map(
    (code, at): FileEvent => ({
      type: 'part',
      part: { at: { file: 'own.csv', line: at + 1 }, code, brand: '', name: 'Unit', cents: 9900, stock: 1 },
    }),
  )
  await runOn(db, shop, 'parts', parts)

  const { rows } = await load(shop, await supplier('japanese'), {}, 'stock')
  expect(rows).toMatchObject({ read: 5, changed: 3, refused: 2 })
})

test('an article that the shop sells, and that is a draft now, is withdrawn', async () => {
  const shop = await emptyShop(db, 'drafts')
  await runOn(db, shop, 'parts', [
    { type: 'part', part: { at: { file: 'own.csv', line: 1 }, code: 'WS-103', brand: '', name: 'Brush set', cents: 900, stock: 4 } },
  ])

  const { rows } = await load(shop, layout('woocommerce.csv'))
  expect(rows).toMatchObject({ withdrawn: 1, leftOut: 6 })
  const { rows: parts } = await sql<{ ended: boolean }>`select ended from part where tenant_id = ${shop} and mcode = 'WS-103'`.execute(db)
  expect(parts).toEqual([{ ended: true }])
})

test('what stands in the shop afterwards is what the export says', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select part.name, part.description, price::float8, was_price::float8, stock, producer, category.name as category, attributes from part
    join category on category.tenant_id = part.tenant_id and category.id = part.category_id where part.tenant_id = 'woocommerce-csv' and mcode = 'WS-101'`.execute(
    db,
  )
  expect(rows).toEqual([
    {
      ...{ name: 'Starter 12 V 1.4 kW', price: 129, was_price: 149, stock: 12, producer: 'Lakeside', category: 'Tractor' },
      description: 'Gear reduction.\n\nFits compact tractors.\n\n- 9 teeth\n- clockwise',
      attributes: { voltage: 12 },
    },
  ])
})
