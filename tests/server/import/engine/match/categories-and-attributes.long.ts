import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import type { CategoryFacts, FileEvent } from '#server/import/facts.ts'
import { importShop, remarksIn } from '../import-shop.ts'

const shop = await importShop()

const named = (id: string, more: Partial<CategoryFacts> = {}): FileEvent => ({
  type: 'category',
  category: { at: { file: 'categories.csv', line: 2 }, id, parentId: null, name: `Named ${id}`, description: '', sortNum: null, ...more },
})
const load = (...events: FileEvent[]) => shop.load('categories', [], { events })
const category = async (id: string) =>
  (
    await sql<{ row: unknown }>`select to_jsonb(category) as row from category where tenant_id = ${shop.general} and id = ${id}`.execute(
      shop.db,
    )
  ).rows[0]?.row

test('a category that a file names twice is one change, and undo takes it back', async () => {
  const before = await shop.contents()
  const { run, state } = await load(named('tools'), named('pullers', { parentId: 'tools' }), named('tools'))
  expect(state).toBe('done')
  expect(await category('tools')).toMatchObject({ parent_id: '0' })
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
  const { said } = await load(
    named('chosen', { decides: ['Voltage', 'setPointV'], shows: ['voltage'] }),
    named('not', { filters: ['Sourness'] }),
  )
  expect(await category('chosen')).toMatchObject({ decides: ['voltage', 'setPointV'], filters: null, shows: ['voltage'] })
  expect(await category('not')).toMatchObject({ filters: null })
  expect(remarksIn(said)).toEqual([
    'refused filters Sourness: The shop has no attribute of this name. attributes list shows them, attributes set makes one.',
  ])
  await load(named('chosen', { decides: [] }))
  expect(await category('chosen')).toMatchObject({ decides: null, shows: ['voltage'] })
})

test('a category below itself, a circle, and a tree deeper than twelve are refused with a sentence; the rest of the file is taken', async () => {
  await load(named('one'), named('two', { parentId: 'one' }))
  const { said } = await load(
    named('self', { parentId: 'self' }),
    named('one', { parentId: 'two' }),
    ...Array.from({ length: 10_000 }, (_, at) => named(`d${at}`, { parentId: at === 0 ? '' : `d${at - 1}` })),
  )
  const remarks = remarksIn(said)
  expect(remarks.slice(0, 3)).toEqual([
    'refused category self: A category cannot stand below itself.',
    'refused category one: A category cannot stand below itself.',
    `refused category d${MAX_CATEGORY_DEPTH}: At most 12 categories stand below each other. Make this tree flatter.`,
  ])
  expect(await category(`d${MAX_CATEGORY_DEPTH - 1}`)).toMatchObject({ parent_id: `d${MAX_CATEGORY_DEPTH - 2}` })
  expect(await category(`d${MAX_CATEGORY_DEPTH}`)).toBeUndefined()
})

test('a tree that would become too deep because it is moved, or by the path of a part, is refused', async () => {
  const path = (length: number) => Array.from({ length }, (_, at) => `Level ${at}`)
  await load(
    named('head'),
    ...['p', 'q'].flatMap((tree) =>
      Array.from({ length: 7 }, (_, at) => named(`${tree}${at}`, { parentId: at === 0 ? '' : `${tree}${at - 1}` })),
    ),
  )
  const { said } = await load(named('p0', { parentId: 'q6' }))
  expect(remarksIn(said)).toEqual(['refused category p0: At most 12 categories stand below each other. Make this tree flatter.'])
  const parts = await shop.load('parts', [
    { code: 'DEEP-1', name: 'Deep', cents: 100, category: path(10_000) },
    { code: 'DEEP-2', name: 'Less deep', cents: 100, category: path(MAX_CATEGORY_DEPTH) },
  ])
  expect(remarksIn(parts.said).filter((remark) => remark.includes('At most 12'))).toHaveLength(1)
  const { rows } = await sql<{ mcode: string }>`select mcode from part where tenant_id = ${shop.general} and mcode like 'DEEP%'`.execute(
    shop.db,
  )
  expect(rows).toEqual([{ mcode: expect.stringMatching(/2$/) }])
})
