import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { FileEvent } from '#server/import/facts.ts'
import { importShop, remarksIn } from '../import-shop.ts'

const shop = await importShop()

const fits = { make: 'Voltrek', model: 'Comet', engine: '', yearFrom: 2004, yearTo: 2009, note: '' }
const base = {
  brand: 'Voltara',
  name: 'Brush set',
  cents: 1250,
  category: ['Voltara', 'Brushes'],
  attributes: [{ name: 'Sourness', value: 4, unit: 'pH' }],
  fitments: [fits],
}
const rowsOf = async (table: string, id: string) =>
  (
    await sql<{
      row: unknown
    }>`select to_jsonb(one) as row from ${sql.table(table)} as one where tenant_id = ${shop.general} and ${sql.ref(table === 'own_attribute' ? 'key' : 'id')} like ${id}`.execute(
      shop.db,
    )
  ).rows

test('undo keeps the names that parts of a later import are of, and says so; a second undo takes them', async () => {
  const before = await shop.contents()
  const first = await shop.load('parts', [{ ...base, code: 'UN-1' }])
  const second = await shop.load('parts', [{ ...base, code: 'UN-2' }])
  const undone = await shop.undo(first.run)
  expect(undone.counts).toMatchObject({ removed: 1 })
  expect(remarksIn(undone.said).map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([
      'refused used voltara',
      'refused used voltara-brushes',
      'refused used 1-voltrek',
      'refused used 1-voltrek-comet',
    ]),
  )
  expect(await rowsOf('category', 'voltara%')).toHaveLength(2)
  expect(await rowsOf('model', '%-comet')).toHaveLength(1)
  expect(await rowsOf('own_attribute', 'own-sourness%')).toHaveLength(1)
  expect(await shop.ask('productDetail', { mcode: 'UN-2' })).toMatchObject({ price: 12.5 })
  await shop.undo(undone.run)
  await shop.undo(second.run)
  expect((await shop.contents())['part']?.length).toBe((before['part']?.length ?? 0) + 1)
})

test('undo leaves the name of a category as somebody has changed it since', async () => {
  const { run } = await shop.load('parts', [{ ...base, code: 'UN-3', category: ['Sieves'] }])
  await sql`update category set name = 'Fine sieves' where tenant_id = ${shop.general} and id = 'sieves'`.execute(shop.db)
  const undone = await shop.undo(run)
  expect(remarksIn(undone.said)).toEqual(['refused category sieves: Somebody has changed this since, so it stays as it is now.'])
  expect(await rowsOf('category', 'sieves')).toMatchObject([{ row: { name: 'Fine sieves' } }])
})

test('undo takes away a category above one that it moves out again', async () => {
  const category = (id: string, parentId: string): FileEvent => ({
    type: 'category',
    category: { at: { file: 'test.csv', line: 1 }, id, parentId, name: `Sieves ${id}`, description: '', sortNum: null },
  })
  await shop.load('categories', [], { events: [category('un-below', '')] })
  const before = await shop.contents()
  const moved = await shop.load('categories', [], { events: [category('un-above', ''), category('un-below', 'un-above')] })
  const undone = await shop.undo(moved.run)
  expect(remarksIn(undone.said)).toEqual([])
  expect(await shop.contents()).toEqual(before)
})
