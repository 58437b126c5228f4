import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { categoryList, listCategoryByParts } from '#search/answer/categories.ts'
import { aggregationSearch } from '#search/answer/listing.ts'
import { search } from '#search/answer/suggestions.ts'
import { modelList } from '#search/answer/vehicles.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { CLEARANCE_CHANGES } from '#server/catalogue/index/catalogue-now.ts'
import { createCatalogues } from '#server/catalogue/index/catalogues.ts'
import { TenantCatalogue } from '#server/catalogue/index/tenant-catalogue.ts'
import { purgeChanges } from '#server/db/catalogue-changes.ts'
import { migrate } from '#server/db/migrate.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'
import { anyEdit, edit, tenants, twoShops } from '../../db/support/catalogue-edits.ts'
import { failingDatabase, LOST } from '../../db/support/failing-database.ts'

const { db } = await emptyDatabase()
await migrate(db)
await twoShops(db)
const [tenant] = tenants
await sql`insert into application values (${tenant}, '1', 'Automotive', 'Automotive', 'app-1', 1)`.execute(db)
await sql`insert into make values (${tenant}, 'make', '1', 'Volta')`.execute(db)
await sql`insert into model values (${tenant}, 'm', 'make', 'Amp', 'Amp 3', '{E1,E2}', null, null)`.execute(db)

/** Nothing goes wrong behind the answers. */
const report = (what: string, cause: unknown) => {
  throw new Error(what, { cause })
}
const load = (now: () => number, of = db) => TenantCatalogue.load(of, tenant, { now, report })

const work = () => new SearchBudget(async () => {})
const listing = (input: object) => v.parse(calls.aggregationSearch.input, input)

/** What a shop says of its catalogue in many ways. */
const answersOf = async (catalogue: Catalogue) => [
  await Promise.all(
    [
      {},
      { searchStr: 'starter' },
      { searchStr: 'M1' },
      { searchStr: 'B3' },
      { searchStr: 'amp e1' },
      { sort: 'price-down' },
      { sort: 'code', pageSize: 3 },
    ].map(async (input) => aggregationSearch(catalogue, work(), listing(input))),
  ),
  await search(catalogue, work(), v.parse(calls.search.input, { searchStr: 'M' })),
  categoryList(catalogue, { level: 0, thin: false }),
  listCategoryByParts(catalogue, { backCategoryId: '101' }),
  modelList(catalogue, { modelid: 'm' }),
]

/** What befalls a server beside the edits of its catalogue. */
const anyEvent = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('edits' as const), edits: fc.array(anyEdit, { maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.constant({ type: 'restart' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'log purged' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'moments' as const }) },
)

test('whatever is changed, restarted or forgotten: a catalogue that is kept up answers as one that is indexed anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 10 }), async (events) => {
      let now = 1_800_000_000_000
      const clock = () => now
      let kept = await load(clock)
      for (const event of events) {
        if (event.type === 'restart') kept = await load(clock)
        if (event.type === 'log purged') await purgeChanges(db, new Date(Date.now() + 1000))
        if (event.type === 'edits')
          await db.transaction().execute(async (trx) => {
            for (const one of event.edits) await edit(trx, one)
          })
        now += 1000
        const { catalogue } = await kept.currentCatalogue(0)
        await sql`delete from index_segment`.execute(db)
        const anew = await load(clock)
        expect(await answersOf(catalogue)).toEqual(await answersOf((await anew.currentCatalogue(0)).catalogue))
      }
    }),
    { numRuns: Number(process.env['RUNS'] ?? 3) },
  )
})

test('what is asked within a second of the last look is answered without another; what somebody tells of is looked at by itself', async () => {
  let now = 1_800_000_000_000
  const kept = await load(() => now)
  const total = async () =>
    (await aggregationSearch((await kept.currentCatalogue(0)).catalogue, work(), listing({ searchStr: 'palisander' }))).total
  await edit(db, { what: 'insert', tenant, nth: 0, n: 0 })
  const before = await total()
  await sql`update part set name = 'Palisander' where tenant_id = ${tenant}`.execute(db)
  await sql`insert into part_text (tenant_id, part_id, words) select tenant_id, id, 'palisander' from part where tenant_id = ${tenant} on conflict do nothing`.execute(
    db,
  )
  expect(await total()).toBe(before)
  kept.markCatalogueChanged()
  await expect.poll(total, { timeout: 5000 }).toBeGreaterThan(before)
  await sql`delete from part_text`.execute(db)
  now += 1000
  expect(await total()).toBe(0)
})

test('how many parts a category counts changes with prices and stock only where parts come to the clearance or leave it', async () => {
  await sql`insert into category values (${tenant}, '77', '0', 'Clearance', 9, 1, '', '', 'clearance') on conflict do nothing`.execute(db)
  await edit(db, { what: 'insert', tenant, nth: 2, n: 0 })
  await sql`update part set price = 10, was_price = null, stock = 50, ended = false where tenant_id = ${tenant} and mcode = 'M2'`.execute(
    db,
  )
  let now = 1_800_000_000_000
  const kept = await load(() => now)
  let before = await kept.currentCatalogue(0)
  let counted = JSON.stringify(categoryList(before.catalogue, { level: 0, thin: false }))
  const tell = async (change: string) => {
    await sql`update part set ${sql.raw(change)} where tenant_id = ${tenant} and mcode = 'M2'`.execute(db)
    now += 1000
    const after = await kept.currentCatalogue(0)
    const countedAfter = JSON.stringify(categoryList(after.catalogue, { level: 0, thin: false }))
    const told = {
      part: after.hasChanged(['M2'], before.stateVersion),
      clearance: after.hasChanged([CLEARANCE_CHANGES], before.stateVersion),
      isCountedAnew: countedAfter !== counted,
    }
    expect(after.partsVersion).toBe(before.partsVersion)
    ;[before, counted] = [after, countedAfter]
    return told
  }
  const onlyThePart = { part: true, clearance: false, isCountedAnew: false }
  expect(await tell('price = 12')).toEqual(onlyThePart)
  expect(await tell('stock = 51')).toEqual(onlyThePart)
  expect(await tell('stock = 1')).toEqual(onlyThePart)
  expect(await tell('was_price = 20')).toEqual({ part: true, clearance: true, isCountedAnew: true })
  expect(await tell('price = 11')).toEqual(onlyThePart)
  expect(await tell('stock = 51')).toEqual({ part: true, clearance: true, isCountedAnew: true })
  expect(await tell('ended = true')).toEqual({ part: true, clearance: true, isCountedAnew: true })
  expect(await tell('stock = 1')).toEqual(onlyThePart)
  expect(await tell('stock = 0')).toEqual({ part: true, clearance: true, isCountedAnew: true })
})

test('a price that no column holds is told as the dearest that one does, and keeps nobody from the others', async () => {
  await edit(db, { what: 'insert', tenant, nth: 3, n: 0 })
  let now = 1_800_000_000_000
  const kept = await load(() => now)
  const steps = JSON.stringify([{ fromQty: 1, unitPrice: '99999999.99' }])
  await sql`update part set price = 99999999.99, core_charge = 99999999.99, price_steps = ${steps} where tenant_id = ${tenant} and mcode = 'M3'`.execute(
    db,
  )
  await sql`insert into promotion (tenant_id, id, name, terms, price, starts_at, ends_at, made_at)
    values (${tenant}, 'dear', '', '', 99999999.99, '2100-01-01', '2100-01-02', now())`.execute(db)
  now += 1000
  const { catalogue } = await kept.currentCatalogue(0)
  const row = catalogue.rowOfCode('M3')
  expect(catalogue.frame.promotions.map(({ cents }) => cents)).toEqual([MOST])
  expect([catalogue.live.price[row], catalogue.live.core[row], catalogue.live.priceBreaksOf(row)]).toEqual([
    MOST,
    MOST,
    [{ fromQty: 1, unitCents: MOST }],
  ])
})
const MOST = 2 ** 31 - 1

test('categories that stand below each other in a circle come to an end', async () => {
  await sql`insert into category values (${tenant}, '8', '9', 'Hoses', 1, 0, '', '', null), (${tenant}, '9', '8', 'Pipes', 1, 0, '', '', null)`.execute(
    db,
  )
  const { catalogue } = await (await load(Date.now)).currentCatalogue(0)
  expect(categoryList(catalogue, { level: 0, thin: false }).find(({ id }) => id === '8')).toMatchObject({
    children: [{ id: '9', children: [] }],
  })
})

test('a database that cannot be asked is answered for ten minutes as it was, by the clock of promotions, and then refused; when it is back, so is what changed', async () => {
  let [now, cause]: [number, Error | null] = [1_800_000_000_000, null]
  const kept = await load(
    () => now,
    failingDatabase(db, () => cause),
  )
  const { catalogue: before } = await kept.currentCatalogue(0)
  cause = LOST
  now += 1000
  expect((await kept.currentCatalogue(0)).catalogue).toBe(before)
  await edit(db, { what: 'insert', tenant, nth: 6, n: 0 })
  now += 9 * 60_000
  expect((await kept.currentCatalogue(0)).catalogue).toBe(before)
  now += 60_000
  await expect(kept.currentCatalogue(0)).rejects.toThrow(LOST)
  cause = null
  await expect
    .poll(async () => (await kept.currentCatalogue(0).catch(() => null))?.catalogue.rowOfCode('M6') ?? -1, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(0)
})

test('a question that the database cannot answer is a mistake, and nothing is answered for it', async () => {
  let [now, cause]: [number, Error | null] = [1_800_000_000_000, null]
  const kept = await load(
    () => now,
    failingDatabase(db, () => cause),
  )
  cause = new Error('column "price" does not exist')
  now += 1000
  await expect(kept.currentCatalogue(0)).rejects.toThrow(cause)
  cause = null
  await kept.currentCatalogue(0)
})

test('a catalogue that nobody asks for makes room, also while it changes, and what was made of it is not taken for what is so when it comes again', async () => {
  const catalogues = createCatalogues(db, { now: Date.now, report }, 50)
  const asked = () => catalogues.currentCatalogue({ id: tenant, prices_changed_at_ms: 0 })
  const first = await asked()
  const telling = setInterval(() => catalogues.markChanged(tenant), 10)
  await wait(150)
  clearInterval(telling)
  const again = await asked()
  expect(again.catalogue).not.toBe(first.catalogue)
  expect(again.partsVersion).toBeGreaterThan(first.partsVersion)
})

test('after an import of prices an answer waits for a portion of them, and the others follow by themselves', async () => {
  await edit(db, { what: 'insert', tenant, nth: 4, n: 0 })
  await sql`insert into part select (jsonb_populate_record(part, jsonb_build_object('id', 100000 + n, 'mcode', 'L' || n, 'unit_key', 'L' || n, 'price', 1))).*
    from part cross join generate_series(1, 2100) as n where tenant_id = ${tenant} and mcode = 'M4'`.execute(db)
  let now = 1_800_000_000_000
  const kept = await load(() => now)
  await sql`update part set price = 77 where tenant_id = ${tenant} and price = 1`.execute(db)
  now += 1000
  const countOf = async (of: TenantCatalogue, wanted: number) => {
    const { catalogue } = await of.currentCatalogue(0)
    return Array.from({ length: 2100 }, (_, at) => catalogue.live.price[catalogue.rowOfCode(`L${at + 1}`)]).filter(
      (cents) => cents === wanted,
    ).length
  }
  expect(await countOf(kept, 7700)).toBe(2000)
  await expect.poll(() => countOf(kept, 7700), { timeout: 5000 }).toBe(2100)

  // What is stored for the next start, now that the last storing is more than twelve hours old, holds all of them.
  await sql`update part set price = 88 where tenant_id = ${tenant} and price = 77`.execute(db)
  now += 13 * 60 * 60_000
  await kept.currentCatalogue(0)
  await wait(500)
  expect(await countOf(await load(() => now), 8800)).toBe(2100)
  // A start catches up with as many before it answers.
  await sql`update part set price = 99 where tenant_id = ${tenant} and price = 88`.execute(db)
  expect(await countOf(await load(() => now), 9900)).toBe(2100)
})
