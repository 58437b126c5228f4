import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CategoryFacts, FileEvent } from '#server/import/facts.ts'
import { importShop, remarksIn } from './import-shop.ts'

const shop = await importShop()

const named = (id: string, more: Partial<CategoryFacts> = {}): FileEvent => ({
  is: 'category',
  category: { at: { file: 'categories.csv', line: 2 }, id, parentId: null, name: `Named ${id}`, description: '', sortNum: null, ...more },
})
const load = (...events: FileEvent[]) => shop.load('categories', [], { events })
const category = async (id: string) =>
  (await sql<{ row: unknown }>`select to_jsonb(category) as row from category where tenant_id = ${shop.general} and id = ${id}`.execute(shop.db)).rows[0]?.row

test('a category that a file names twice is one change, and undo takes it back', async () => {
  const before = await shop.contents()
  const { run, state } = await load(named('tools'), named('pullers', { parentId: 'tools' }), named('tools', { name: 'Tools' }))
  expect(state).toBe('done')
  expect(await category('tools')).toMatchObject({ name: 'Tools', parent_id: '0' })
  expect(await category('pullers')).toMatchObject({ parent_id: 'tools' })
  await shop.undo(run)
  expect(await shop.contents()).toEqual(before)
})

test('a file that says nothing of parents moves no category', async () => {
  await load(named('lamps'), named('bulbs', { parentId: 'lamps' }))
  await load(named('bulbs', { name: 'Bulbs' }))
  expect(await category('bulbs')).toMatchObject({ name: 'Bulbs', parent_id: 'lamps' })
  await load(named('bulbs', { parentId: '' }))
  expect(await category('bulbs')).toMatchObject({ parent_id: '0' })
})

test('what a category decides, filters and shows is taken by name or key; what nobody knows is refused, and its category taken', async () => {
  const { said } = await load(named('chosen', { decides: ['Voltage', 'setPointV'], shows: ['voltage'] }), named('not', { filters: ['Sourness'] }))
  expect(await category('chosen')).toMatchObject({ decides: ['voltage', 'setPointV'], filters: null, shows: ['voltage'] })
  expect(await category('not')).toMatchObject({ filters: null })
  expect(remarksIn(said)).toEqual([
    'refused filters Sourness: The shop has no attribute of this name. attributes list shows them, attributes set makes one.',
  ])
  await load(named('chosen', { decides: [] }))
  expect(await category('chosen')).toMatchObject({ decides: null, shows: ['voltage'] })
})
