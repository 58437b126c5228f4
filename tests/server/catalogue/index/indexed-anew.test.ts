import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type * as building from '#server/catalogue/index/build-index.ts'
import { migrate } from '#server/db/migrate.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'
import { edit, tenants, twoShops } from '../../db/support/catalogue-edits.ts'

const begun = vi.hoisted(() => ({ count: 0, held: Promise.resolve() }))
vi.mock('#server/catalogue/index/build-index.ts', async (original) => {
  const real = await original<typeof building>()
  return {
    ...real,
    buildIndex: async (...given: Parameters<typeof real.buildIndex>) => {
      begun.count += 1
      await begun.held
      return real.buildIndex(...given)
    },
  }
})

// Another test of this process may have loaded it with the real one.
vi.resetModules()
const { TenantCatalogue } = await import('#server/catalogue/index/tenant-catalogue.ts')
const { db } = await emptyDatabase()
await migrate(db)
await twoShops(db)
const [tenant] = tenants
await edit(db, { what: 'insert', tenant, nth: 0, n: 0 })
/** More than callers wait for. */
await sql`insert into part select (jsonb_populate_record(part, jsonb_build_object('id', id + n, 'mcode', 'N' || n))).*
  from part, generate_series(1, 2001) as n`.execute(db)

test('a large catalogue is indexed anew once at a time, however much changes meanwhile, and nothing of that is missed', async () => {
  let now = 1_800_000_000_000
  const kept = await TenantCatalogue.load(db, tenant, () => now)
  const look = async () => {
    now += 1000
    return (await kept.now(0)).catalogue
  }
  begun.count = 0
  let letGo = () => {}
  begun.held = new Promise((resolve) => {
    letGo = resolve
  })
  // Small segments, until there are too many of them; while all become one, more comes, and names of everything change.
  for (let nth = 0; nth < 20; nth += 1) {
    await sql`update part set name = ${`Starter ${nth}`} where tenant_id = ${tenant} and mcode = ${`N${nth + 1}`}`.execute(db)
    await look()
  }
  await sql`update category set name = 'Anlasser' where tenant_id = ${tenant}`.execute(db)
  // Its first steps are questions to the same database, which may come behind those of a look.
  await expect.poll(async () => (await look()) && begun.count).toBe(1)
  for (let nth = 0; nth < 5; nth += 1) await look()
  expect(begun.count).toBe(1)
  letGo()
  await expect.poll(async () => (await look()).frame.category('101')?.name, { timeout: 10_000 }).toBe('Anlasser')
  expect((await look()).segments).toHaveLength(1)
  expect(begun.count).toBe(2)
})

test('a database that takes nothing more keeps nobody from the catalogue', async () => {
  begun.held = Promise.resolve()
  await sql`delete from index_segment`.execute(db)
  await sql`alter table index_segment add constraint full_disk check (false) not valid`.execute(db)
  const kept = await TenantCatalogue.load(db, tenant, Date.now)
  expect((await kept.now(0)).catalogue.count).toBe(2002)
})
