import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partCardOf } from '#search/answer/cards.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { buildIndex, type IndexBuilder } from '#server/catalogue/index/index-builder.ts'
import { TenantCatalogue } from '#server/catalogue/index/tenant-catalogue.ts'
import { purgeChanges } from '#server/db/catalogue-changes.ts'
import { migrate } from '#server/db/migrate.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'
import { edit, tenants, twoShops } from '../../db/support/catalogue-edits.ts'

const { db } = await emptyDatabase()
await migrate(db)
await twoShops(db)
const [tenant] = tenants
await edit(db, { what: 'insert', tenant, nth: 0, n: 0 })
/** More than callers wait for. */
await sql`insert into part select (jsonb_populate_record(part, jsonb_build_object('id', id + n, 'mcode', 'N' || n))).*
  from part, generate_series(1, 2001) as n`.execute(db)

/** Another processor may be needed for it, and be busy. */
const PATIENT = { timeout: 30_000 }

/** A catalogue whose indexing is counted, waits for `held` and fails when that does, and what is reported of it. */
async function keptUp() {
  let now = 1_800_000_000_000
  const anew = { begun: 0, now: 0, most: 0, held: Promise.resolve() }
  const reports: string[] = []
  const build: IndexBuilder = async (...given) => {
    anew.begun += 1
    anew.now += 1
    anew.most = Math.max(anew.most, anew.now)
    try {
      await anew.held
      return await buildIndex(...given)
    } finally {
      anew.now -= 1
    }
  }
  const kept = await TenantCatalogue.load(db, tenant, { now: () => now, report: (what) => reports.push(what), build })
  anew.begun = 0
  const look = async (afterMs = 1000): Promise<Catalogue> => {
    now += afterMs
    return (await kept.currentCatalogue(0)).catalogue
  }
  return { anew, reports, look }
}

/** Whether no transaction is open, in whatever database of the cluster, that began before the last change was logged. */
async function isAllCommitted(): Promise<boolean> {
  const { rows } = await sql<{ so: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) > (select xid from catalogue_change order by id desc limit 1) as so`.execute(db)
  return rows[0]?.so === true
}

const rename = (nth: number, name: string) =>
  sql`update part set name = ${name} where tenant_id = ${tenant} and mcode = ${`N${nth}`}`.execute(db)
const renameCategory = (name: string) => sql`update category set name = ${name} where tenant_id = ${tenant}`.execute(db)
const nameOf = (catalogue: Catalogue, nth: number) => catalogue.columnTextOf('name', catalogue.rowOfCode(`N${nth}`))
const categoryName = (catalogue: Catalogue) => catalogue.frame.category('101')?.name

test('a large catalogue is indexed anew once at a time, however much changes meanwhile; that stands in few segments, and nothing of it is missed', async () => {
  const { anew, reports, look } = await keptUp()
  let letGo = () => {}
  anew.held = new Promise((resolve) => {
    letGo = resolve
  })
  await renameCategory('Anlasser')
  // Its first steps are questions to the same database, which may come behind those of a look.
  await expect.poll(async () => (await look()) && anew.begun, PATIENT).toBe(1)
  for (let nth = 1; nth <= 20; nth += 1) {
    await rename(nth, `Starter ${nth}`)
    expect(nameOf(await look(), nth)).toBe(`Starter ${nth}`)
  }
  await renameCategory('Starter motors')
  expect((await look()).segments).toHaveLength(2)
  expect([anew.begun, categoryName(await look())]).toEqual([1, 'Starters'])
  letGo()
  await expect.poll(async () => categoryName(await look()), PATIENT).toBe('Starter motors')
  const after = await look()
  expect([anew.most, nameOf(after, 1), nameOf(after, 20)]).toEqual([1, 'Starter 1', 'Starter 20'])
  // A log that says a change twice is followed twice.
  expect(after.segments.length).toBeLessThanOrEqual(2)
  expect(reports).toEqual([])
})

test('a price that changes together with what needs a new index is shown before that index is there', async () => {
  const { anew, look } = await keptUp()
  let letGo = () => {}
  anew.held = new Promise((resolve) => {
    letGo = resolve
  })
  await db.transaction().execute(async (trx) => {
    await sql`update category set name = 'Both at once' where tenant_id = ${tenant}`.execute(trx)
    await sql`update part set stock = 4711 where tenant_id = ${tenant} and mcode = 'N7'`.execute(trx)
  })
  const stockOf = (catalogue: Catalogue) => partCardOf(catalogue, catalogue.rowOfCode('N7')).stock.qty
  await expect.poll(async () => stockOf(await look()), PATIENT).toBe(4711)
  expect(categoryName(await look())).not.toBe('Both at once')
  letGo()
  await expect.poll(async () => categoryName(await look()), PATIENT).toBe('Both at once')
})

test('an indexing that fails is reported and tried again a minute later; meanwhile parts become what they are', async () => {
  const { anew, reports, look } = await keptUp()
  anew.held = Promise.reject(new Error('No memory.'))
  anew.held.catch(() => undefined)
  await renameCategory('Anlasser')
  await expect
    .poll(async () => (await look()) && reports, PATIENT)
    .toEqual([`The catalogue of the shop ${tenant} could not be indexed anew`])
  anew.held = Promise.resolve()
  await rename(30, 'Starter 30')
  expect(nameOf(await look(), 30)).toBe('Starter 30')
  expect([anew.begun, reports.length]).toEqual([1, 1])
  await look(60_000)
  await expect.poll(async () => categoryName(await look()), PATIENT).toBe('Anlasser')
  expect([anew.begun > 1, reports.length]).toEqual([true, 1])
})

test('what is live is left anew twice a day: a process that starts later knows it and indexes nothing, though the log has forgotten what changed', async () => {
  let [now, builds] = [1_800_000_000_000, 0]
  const build: IndexBuilder = (...given) => {
    builds += 1
    return buildIndex(...given)
  }
  const load = () =>
    TenantCatalogue.load(db, tenant, { now: () => now, report: (what, cause) => expect.fail(`${what}: ${String(cause)}`), build })
  await sql`delete from index_segment`.execute(db)
  const kept = await load()
  const left = async () =>
    (await sql<{ since: string }>`select since from index_live where tenant_id = ${tenant}`.execute(db)).rows[0]?.since
  const before = await left()
  await sql`update part set price = 77 where tenant_id = ${tenant} and mcode = 'N5'`.execute(db)
  // Another test of the same cluster may hold an older transaction open, and the log then forgets nothing.
  await expect.poll(isAllCommitted, PATIENT).toBe(true)
  now += 12 * 60 * 60 * 1000
  await kept.currentCatalogue(0)
  await expect.poll(left, PATIENT).not.toBe(before)
  await purgeChanges(db, new Date(Date.now() + 1000))
  builds = 0
  const { catalogue } = await (await load()).currentCatalogue(0)
  expect([builds, catalogue.live.price[catalogue.rowOfCode('N5')]]).toEqual([0, 7700])
})

test('nobody waits for the index of what a large import brings into an empty shop', async () => {
  await db
    .insertInto('tenant')
    .values({ id: 'new', hosts: [], is_default: false, name: 'new', branding: '{}', catalogue_version: 1 })
    .execute()
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let builds = 0
  const build: IndexBuilder = async (...given) => {
    builds += 1
    if (builds > 1) await finished
    return buildIndex(...given)
  }
  let now = 1_800_000_000_000
  const kept = await TenantCatalogue.load(db, 'new', {
    now: () => now,
    report: (what, cause) => expect.fail(`${what}: ${String(cause)}`),
    build,
  })
  const bring = (from: number, many: number) =>
    sql`insert into part select (jsonb_populate_record(part, jsonb_build_object('tenant_id', 'new', 'id', 5000000 + n, 'mcode', 'W' || n))).*
    from part, generate_series(${from}::int, ${from + many - 1}::int) as n where tenant_id = ${tenant} and id = (select min(id) from part where tenant_id = ${tenant})`.execute(
      db,
    )
  await bring(1, 2500)
  await sql`insert into catalogue_change (tenant_id, kind) values ('new', 'all')`.execute(db)
  now += 2000
  expect((await kept.currentCatalogue(0)).catalogue.size).toBe(0)
  await expect.poll(() => builds, PATIENT).toBe(2)
  finish()
  await expect
    .poll(async () => {
      now += 2000
      return (await kept.currentCatalogue(0)).catalogue.size
    }, PATIENT)
    .toBe(2500)
})

test('a database that takes nothing more keeps nobody from the catalogue, and that is reported', async () => {
  await sql`delete from index_segment`.execute(db)
  await sql`alter table index_segment add constraint full_disk check (false) not valid`.execute(db)
  const { reports, look } = await keptUp()
  expect((await look()).count).toBe(2002)
  expect(reports).toEqual([`The index of the shop ${tenant} is not kept`])
})
