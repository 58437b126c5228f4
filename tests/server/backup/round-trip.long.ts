import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { regenerableTables } from '#server/backup/made-anew.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { readChanges, readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { migrationSteps } from '#server/db/steps.ts'
import { recordShopAction } from '#server/kernel/audit.ts'
import { readLastPackCheck } from '#server/packs/claim.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'
import { fillEmptyTables } from './support/every-table.ts'
import { folder, ofTheRestore, oneConnection, otherDatabase, shapeOf, stateOf, tableNames } from './support/state.ts'

const files = folder()
const file = files.path('shop.backup')
const again = files.path('again.backup')
const who = 'operator ann'
const shop = await operatedShop()
const { number, ada } = await shop.order()
const { email } = await shop.db.selectFrom('account').select('email').where('id', '=', ada.id).executeTakeFirstOrThrow()
await shop.done(`points grant ${email} 300`)
await shop.done(`orders pay ${number}`)
await shop.done(`orders pack ${number}`)
await shop.done('coupons add TEN --percent 10 --tenant general')
const hasRows = async (db: OpenDatabase['db'], table: string) =>
  (await sql`select from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0
const left = await fillEmptyTables(shop.db)
const taken = await makeBackup(shop.db, file, { hasSingleConnection: oneConnection, nowMs: shop.clock.now() })
const [embedded, other] = [await otherDatabase('embedded'), await otherDatabase('as the tests')]
const before = await readCurrentSnapshot(embedded.db)
await restoreBackup(embedded.db, file, { canReplaceOrders: false, clock: shop.clock, who })

describe('a backup', () => {
  test('has every table of the database, with all of its rows but of what is made anew', async () => {
    expect(taken.totals.map(({ table }) => table).sort()).toEqual(await tableNames(shop.db))
    for (const { table, rows } of taken.totals)
      expect([table, rows > 0]).toEqual([table, !left.includes(table) && !regenerableTables.has(table)])
    for (const table of regenerableTables) expect([table, await hasRows(shop.db, table)]).toEqual([table, !left.includes(table)])
  })

  test('says at which step of the program it was made, and nobody else may read it', () => {
    expect(taken).toMatchObject({ step: migrationSteps.length, made: '2026-11-21T08:00:00.000Z', bytes: statSync(file).size })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('brings every row back on the embedded database', async () => {
    expect(await stateOf(embedded.db, ofTheRestore)).toEqual(await stateOf(shop.db, ofTheRestore))
  })

  test('of the embedded database brings every row back on the other engine too', async () => {
    const second = await makeBackup(embedded.db, again, { hasSingleConnection: true, nowMs: shop.clock.now() })
    const changed = ({ table }: { table: string }) => !ofTheRestore.includes(table)
    expect(second.totals.filter(changed)).toEqual(taken.totals.filter(changed))
    await restoreBackup(other.db, again, { canReplaceOrders: false, clock: shop.clock, who })
    expect(await stateOf(other.db, ofTheRestore)).toEqual(await stateOf(shop.db, ofTheRestore))
  })
})

describe('a restored database', () => {
  test('has the indexes, rules and references that the migrations make', async () => {
    const shapes = await Promise.all([shop.db, embedded.db].map(shapeOf))
    expect(shapes[1]).toEqual(shapes[0])
  })

  test('goes on counting where the shop had stopped', async () => {
    const last = (db: OpenDatabase['db']) => db.selectFrom('shop_action').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const stopped = await last(embedded.db)
    await recordShopAction({ db: embedded.db, tenantId: shop.general, clock: shop.clock }, { who, action: 'test', subject: 'x' })
    expect(Number((await last(embedded.db)).id)).toBeGreaterThan(Number(stopped.id))
  })

  test('says in the audit of each shop who restored it from what', async () => {
    const rows = await embedded.db
      .selectFrom('shop_action')
      .select(['tenant_id', 'who', 'about', 'facts'])
      .where('action', '=', 'restore')
      .execute()
    expect(rows.map(({ tenant_id }) => tenant_id).sort()).toEqual([shop.general, shop.special.id].sort())
    expect(rows[0]).toMatchObject({ who, about: 'shop.backup', facts: { made: '2026-11-21T08:00:00.000Z' } })
  })

  test('tells whoever keeps a copy of a catalogue that all of it is another, and logs what changes then', async () => {
    const changes = () => readChanges(embedded.db, shop.general, before)
    expect(await changes()).toMatchObject({ changes: [{ kind: 'all' }] })
    await sql`update part set stock = stock + 1 where tenant_id = ${shop.general}
      and mcode = (select max(mcode) from part where tenant_id = ${shop.general})`.execute(embedded.db)
    expect(await changes()).toMatchObject({ changes: [{ kind: 'all' }, { kind: 'live' }] })
  })

  test('has no packs that would not be those of its catalogue, and makes them at once; devices know the keys that sign their list', async () => {
    expect(await Promise.all(['pack', 'pack_piece', 'index_segment'].map((table) => hasRows(embedded.db, table)))).toEqual([
      false,
      false,
      false,
    ])
    expect((await readLastPackCheck(embedded.db, shop.general)).doneAt).toBeNull()
    expect(await hasRows(embedded.db, 'pack_key')).toBe(true)
  })

  test('has versions of the catalogue that no device has kept anything of', async () => {
    const versions = async (db: OpenDatabase['db']) =>
      (await db.selectFrom('tenant').select('catalogue_version as at').execute()).map(({ at }) => at)
    const newest = Math.max(...(await versions(shop.db)))
    const first = await versions(embedded.db)
    for (const at of first) expect(at).toBeGreaterThan(newest + 1000)
    // A shop that was restored, went on, and is restored once more.
    await embedded.db
      .updateTable('tenant')
      .set({ catalogue_version: Math.max(...first) + 7 })
      .execute()
    await restoreBackup(embedded.db, file, { canReplaceOrders: true, clock: shop.clock, who })
    for (const at of await versions(embedded.db)) expect(at).toBeGreaterThan(Math.max(...first) + 7)
  })
})
