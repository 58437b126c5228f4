import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readLastPackCheck } from '#server/packs/claim.ts'
import { importShop, remarksIn } from './import-shop.ts'

const shop = await importShop()

const brush = { code: 'vt 1001', brand: 'Voltara', name: 'Brush set', cents: 1250, stock: 4, category: ['Voltara', 'Brushes'] }

const part = async (mcode: string) =>
  (
    await sql<
      Record<string, unknown>
    >`select to_jsonb(part) as row from part where tenant_id = ${shop.general} and mcode = ${mcode}`.execute(shop.db)
  ).rows[0]?.['row'] as Record<string, unknown> | undefined

test('a number, a name and a price are enough to sell; the same file twice changes nothing; undo leaves everything as it was', async () => {
  const before = await shop.contents()
  const first = await shop.load('parts', [brush])
  expect(first).toMatchObject({ state: 'done', counts: { added: 1, changed: 0, refused: 0, names: 2 } })
  expect(await part('VT-1001')).toMatchObject({ name: 'Brush set', price: 12.5, stock: 4, producer: 'Voltara', type: 'brushSet' })
  const found = await shop.ask('search', { searchStr: 'VT1001' })
  expect(found.records.map(({ goodsSkuCode }) => goodsSkuCode)).toEqual(['VT-1001'])
  // The code is its maker's number as well, and is not told twice.
  expect(
    (
      await sql<{ kind: string }>`select kind from part_number where tenant_id = ${shop.general} and display ilike 'vt%1001'`.execute(
        shop.db,
      )
    ).rows,
  ).toEqual([{ kind: 'mcode' }])
  const after = await shop.contents()
  const again = await shop.load('parts', [brush])
  expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  expect(await shop.contents()).toEqual(after)
  await shop.undo(first.run)
  expect(await shop.contents()).toEqual(before)
  expect(await part('VT-1001')).toBeUndefined()
})

test('a change of price and stock is a change of what is live, seen at once, and comes back with undo', async () => {
  const { run } = await shop.load('parts', [brush])
  const before = await shop.contents()
  const prices = await shop.load('prices', [
    { code: 'VT1001', cents: 1400, steps: [{ fromQty: 10, cents: 1300 }] },
    { code: 'nobody-7', cents: 1 },
  ])
  expect(prices.counts).toMatchObject({ added: 0, changed: 1, refused: 1 })
  expect(remarksIn(prices.said)).toEqual([
    'refused number nobody-7: No part of this shop bears this number. Import it first (import parts), or take the row out.',
  ])
  const { rows } = await sql<{
    kind: string
  }>`select kind from catalogue_change where tenant_id = ${shop.general} order by id desc limit 1`.execute(shop.db)
  expect(rows).toEqual([{ kind: 'live' }])
  expect(await shop.ask('productDetail', { mcode: 'VT-1001' })).toMatchObject({
    price: 14,
    priceLadder: [
      { fromQty: 1, unitPrice: 14 },
      { fromQty: 10, unitPrice: 13 },
    ],
  })
  await shop.undo(prices.run)
  expect(await shop.contents()).toEqual(before)
  await shop.undo(run)
})

test('packs are due after new parts, and not after prices; their list stays as old as it is', async () => {
  const madeAt = async () => (await readLastPackCheck(shop.db, shop.general)).doneAt
  const isDue = async () => (await readLastPackCheck(shop.db, shop.general)).dueSince !== null
  const lookedAt = new Date(Date.now() - 3_600_000)
  await shop.db
    .insertInto('pack_making')
    .values({ tenant_id: shop.general, done_at: lookedAt })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ done_at: lookedAt, due_since: null }))
    .execute()
  await shop.load('prices', [{ code: 'nobody-7', cents: 1300 }])
  expect([await madeAt(), await isDue()]).toEqual([lookedAt, false])
  const made = await shop.load('parts', [{ ...brush, code: 'vt 1077' }])
  expect([await madeAt(), await isDue()]).toEqual([lookedAt, true])
  await shop.undo(made.run)
  expect(await madeAt()).toEqual(lookedAt)
})

test('what nobody is likely to mean is asked about, and changes nothing without an answer', async () => {
  const { run } = await shop.load('parts', [brush])
  const before = await shop.contents()
  const asked = await shop.load('prices', [{ code: 'VT-1001', cents: 12, stock: -3 }], { decide: 'refused' })
  expect(asked).toMatchObject({ state: 'refused' })
  expect(remarksIn(asked.said)).toEqual([
    'stops price VT-1001 12.50 → 0.12: 1 price moves by more than half.',
    'stops stock VT-1001 -3: 1 stock is below zero; none would be on the shelf.',
  ])
  expect(await shop.contents()).toEqual(before)
  await shop.undo(run)
})

test('undo takes nothing back that somebody has changed since, and says so', async () => {
  const { run } = await shop.load('parts', [brush])
  const changed = await shop.load('parts', [{ ...brush, name: 'Brushes', stock: 9 }])
  await sql`update part set stock = 8 where tenant_id = ${shop.general} and mcode = 'VT-1001'`.execute(shop.db)
  const undone = await shop.undo(changed.run)
  expect(await part('VT-1001')).toMatchObject({ name: 'Brush set', stock: 8 })
  expect(remarksIn(undone.said)).toEqual(['refused stock VT-1001: Somebody has changed this since, so it stays as it is now.'])
  await shop.undo(run)
})

test('what a part fits by name makes makes and models; kits name parts of the same file; prices of groups are kept; undo takes all of it back', async () => {
  const before = await shop.contents()
  const fits = { make: 'Voltrek', model: 'Comet', engine: '1.6', yearFrom: 2004, yearTo: 2009, note: 'with 130 A' }
  const kit = {
    ...brush,
    code: 'VT-2000',
    name: 'Kit',
    components: [
      { code: 'VT 1001', name: 'Brush set', qty: 2 },
      { code: null, name: 'Screw', qty: 4 },
    ],
  }
  const part = {
    ...brush,
    fitments: [fits],
    groupPrices: [{ group: 'JBR', currency: 'USD', fromQty: 1, cents: 990, from: null, to: null }],
  }
  const { run, counts } = await shop.load('parts', [kit, part])
  expect(counts).toMatchObject({ added: 2, refused: 0 })
  expect(await shop.ask('applicationItem', { mcode: 'VT-1001' })).toMatchObject([
    { brand: 'Voltrek', model: 'Comet', engine: '1.6', yearFrom: 2004, yearTo: 2009 },
  ])
  expect(await shop.ask('partsList', { mcode: 'VT-2000' })).toMatchObject({
    contains: [
      { name: 'Brush set', qty: 2, part: { mcode: 'VT-1001' } },
      { name: 'Screw', qty: 4 },
    ],
  })
  const again = await shop.load('parts', [kit, part])
  expect(again.counts).toMatchObject({ added: 0, changed: 0, names: 0, unchanged: 2 })
  await shop.undo(run)
  expect(await shop.contents()).toEqual(before)
})

test('a part of which no file says a category stands among its kind, and with all others where nobody knows what it is', async () => {
  const { run } = await shop.load('parts', [
    { code: 'LS-1', name: 'Starter 12 V', cents: 9900 },
    { code: 'LS-2', name: 'Drive assembly', cents: 900 },
    { code: 'LS-3', name: 'Widget', cents: 100 },
  ])
  const home = async (mcode: string) =>
    (
      await sql<{ name: string }>`select category.name from part join category
    on category.tenant_id = part.tenant_id and category.id = category_id where part.tenant_id = ${shop.general} and mcode = ${mcode}`.execute(
        shop.db,
      )
    ).rows[0]?.name
  expect([await home('LS-1'), await home('LS-2'), await home('LS-3')]).toEqual(['Starters', 'Drive assemblies', 'Parts'])
  const undone = await shop.undo(run)
  expect(undone.counts).toMatchObject({ removed: 3, unchanged: 0 })
})

test('what a complete file does not name any more is withdrawn, and nothing of it counts as being as it was', async () => {
  const { run } = await shop.load('parts', [brush, { ...brush, code: 'VT 1002' }, { ...brush, code: 'VT 1003' }])
  const complete = await shop.load('parts', [brush, { ...brush, code: 'VT 1002', withdrawn: true }], { isComplete: true })
  expect(complete.counts).toMatchObject({ withdrawn: 2, unchanged: 1, changed: 0 })
  await shop.undo(complete.run)
  await shop.undo(run)
})

test('a complete file by which more than 5 % of the parts would no longer be sold is asked about', async () => {
  const { rows } = await sql<{ producer: string; some: string; many: number; sold: number }>`
    select producer, min(mcode) as some, count(*)::int as many, (sum(count(*)) over ())::int as sold from part
    where tenant_id = ${shop.general} and not ended group by producer`.execute(shop.db)
  const brand = rows.find(({ many, sold }) => many > sold * 0.06 && many < sold * 0.4)
  if (brand === undefined) throw new Error('No brand of the demo has the right share')
  const { producer, some, many, sold } = brand
  const asked = await shop.load('parts', [{ code: some, brand: producer }], { isComplete: true, decide: 'refused' })
  expect(asked).toMatchObject({ state: 'refused', counts: { withdrawn: many - 1 } })
  expect(remarksIn(asked.said)).toEqual([
    `stops withdrawn ${many - 1} of ${sold}: More than 5 % of the parts would not be sold any more: ${many - 1} of ${sold}.`,
  ])
})
