import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { CallInputOf } from '#contract/calls.ts'
import { callApp } from '../../../support/call-app.ts'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()
const now = { at: Date.now() }
const app = shop.again({ clock: { now: () => now.at } })
/** Asks a running shop, each time as late as a change may go unnoticed where nobody tells of it. */
const listing = async (input: CallInputOf<'aggregationSearch'>) => {
  now.at += 1000
  return (await callApp(app, 'aggregationSearch', input, { tenant: shop.general })).result
}
const total = async (searchStr: string) => (await listing({ searchStr })).total
await total('starter')
const someParts = await shop.db
  .selectFrom('part')
  .select(['id', 'mcode'])
  .where('tenant_id', '=', shop.general)
  .where('type', '=', 'starter')
  .orderBy('id')
  .limit(8)
  .execute()
const [first, second, third, fourth] = someParts
if (!first || !second || !third || !fourth) throw new Error('The demo catalogue has no parts.')

describe('a running shop knows what changes', () => {
  test('new words of a part', async () => {
    expect(await total('palisander')).toBe(0)
    await sql`update part_text set words = words || ' palisander' where tenant_id = ${shop.general} and part_id = ${first.id}`.execute(
      shop.db,
    )
    expect(await total('palisander')).toBe(1)
  })
  test('a new number of a part, and an old one no more', async () => {
    const { display } = await shop.db
      .selectFrom('part_number')
      .selectAll()
      .where('part_id', '=', second.id)
      .where('sort_num', '=', 1)
      .executeTakeFirstOrThrow()
    const codes = async () => (await listing({ searchStr: display, pageSize: 100 })).records.map(({ mcode }) => mcode)
    expect(await codes()).toContain(second.mcode)
    await shop.db
      .updateTable('part_number')
      .set({ display: 'ZZ-9977553311', key: 'ZZ9977553311' })
      .where('part_id', '=', second.id)
      .where('sort_num', '=', 1)
      .execute()
    expect(await total('ZZ-9977553311')).toBe(1)
    expect(await codes()).not.toContain(second.mcode)
  })
  test('a part that is gone', async () => {
    expect(await total(third.mcode)).toBe(1)
    await shop.db.deleteFrom('part').where('id', '=', third.id).execute()
    expect(await total(third.mcode)).toBe(0)
  })
  test('a price, in lists that are sorted by it', async () => {
    const dearest = async () => (await listing({ sort: 'price-down' })).records[0]
    await shop.db.updateTable('part').set({ price: '98765.40' }).where('id', '=', fourth.id).execute()
    expect((await dearest())?.mcode).toBe(fourth.mcode)
    expect((await dearest())?.price).toBe(98765.4)
  })
  test('what another server has changed, and one that starts has it from its beginning', async () => {
    await sql`update part_text set words = words || ' zebrano' where tenant_id = ${shop.general} and part_id = ${first.id}`.execute(shop.db)
    const reply = await shop.again().request('/marco/api/v1/product/aggregation/search?searchStr=zebrano')
    expect((await reply.json()).result.total).toBe(1)
  })
})

test('a part that cannot be ordered any more falls behind what the words meet as well, and is found by its number as before', async () => {
  /** Parts of the kind that is named: the words meet all of them equally well. */
  const starters = async () => {
    const { records } = await listing({ searchStr: 'starter', pageSize: 100 })
    return records.filter(({ type }) => type === 'starter')
  }
  const [best, next] = await starters()
  if (!best || !next) throw new Error('The demo catalogue has no two starters.')
  const its = { tenant_id: shop.general, mcode: best.mcode }
  await shop.db
    .updateTable('part')
    .set({ ended: true, stock: 0 })
    .where((of) => of.and(its))
    .execute()
  expect((await starters())[0]?.mcode).toBe(next.mcode)
  const gone = (await starters()).map(({ stock }) => stock.state === 'ended')
  expect(gone).toEqual([...gone].sort((a, b) => Number(a) - Number(b)))
  const byNumber = await listing({ searchStr: best.mcode })
  expect(byNumber.records[0]).toMatchObject({ mcode: best.mcode, matched: { how: 'same' }, stock: { state: 'ended' } })
})
