import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { exportShop } from '#server/backup/export-shop.ts'
import { importShop } from '#server/backup/import-shop.ts'
import { regenerableTables } from '#server/backup/made-anew.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import type { Db } from '#server/db/open.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'
import { fillEmptyTables } from './support/every-table.ts'
import { folder, oneConnection, otherDatabase, stateOf, tableNames } from './support/state.ts'

const files = folder()
const shop = await operatedShop()
const { number, ada, mcode } = await shop.order()
await shop.done(`orders pay ${number}`)
const { email } = await shop.db.selectFrom('account').select('email').where('id', '=', ada.id).executeTakeFirstOrThrow()
await shop.done(`points grant ${email} 300`, '--note', 'Sorry for the wait')
await shop.done('coupons add TEN --percent 10 --tenant general')
await fillEmptyTables(shop.db)
// A parts list of before may name a part that is gone.
const [unit] = await shop.db
  .selectFrom('parts_list')
  .select(['unit_id', 'position'])
  .where('tenant_id', '=', shop.general)
  .limit(1)
  .execute()
if (!unit) throw new Error('The demo has no parts list.')
await shop.db
  .updateTable('parts_list')
  .set({ part_id: 2_000_000_000 })
  .where('tenant_id', '=', shop.general)
  .where('unit_id', '=', unit.unit_id)
  .where('position', '=', unit.position)
  .execute()

const nowMs = shop.clock.now()
const nothing = async () => undefined
const plain = { newTenantId: undefined, hosts: undefined, afterImport: nothing }
const exported = (db: Db, tenantId: string, name: string, embedded = false) =>
  exportShop(db, files.path(name), { tenantId, nowMs, hasSingleConnection: embedded || oneConnection })
const textOf = (name: string) => gunzipSync(readFileSync(files.path(name))).toString()

const made = await exported(shop.db, shop.general, 'general.shop')
const other = (await otherDatabase('embedded')).db
const imported = await importShop(other, files.path('general.shop'), plain)

describe('a whole shop in a file', () => {
  test('has a line for every table that has rows of a shop, and the numbers of its rows begin with 1', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where column_name = 'tenant_id' and table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(shop.db)
    const expected = [...rows.map(({ name }) => name), 'tenant'].filter((name) => !regenerableTables.has(name))
    expect(made.totals.map(({ table }) => table).sort()).toEqual(expected.sort())
    expect(textOf('general.shop')).toContain('{"table":"part_version","rows":["(1,general,')
    expect(statSync(files.path('general.shop')).mode & 0o777).toBe(0o600)
  })

  test('is byte for byte the same after it came to another database, whose numbers are others', async () => {
    expect(imported).toMatchObject({ tenantId: shop.general, from: shop.general, isDefault: true, totals: made.totals })
    await exported(other, shop.general, 'again.shop', true)
    expect(textOf('again.shop')).toBe(textOf('general.shop'))
  })

  test('stands beside another shop and under another name; the rows of each stay its own', async () => {
    await exported(shop.db, shop.special.id, 'harbor.shop')
    const before = await stateOfTenant(other, shop.general)
    await importShop(other, files.path('harbor.shop'), plain)
    const third = await importShop(other, files.path('general.shop'), { ...plain, newTenantId: 'second', hosts: ['second.example'] })
    expect(third).toMatchObject({ tenantId: 'second', isDefault: false, hosts: ['second.example'] })
    expect(await stateOfTenant(other, shop.general)).toEqual(before)
    const ids = await other.selectFrom('part').select(['id', 'tenant_id']).execute()
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
    await exported(other, shop.special.id, 'harbor-again.shop', true)
    expect(textOf('harbor-again.shop')).toBe(textOf('harbor.shop'))
    // What a part lists and what it fits are found under its new number.
    const lists = (id: string) => (db: Db) =>
      db
        .selectFrom('parts_list as list')
        .innerJoin('part as unit', (on) => on.onRef('unit.id', '=', 'list.unit_id').onRef('unit.tenant_id', '=', 'list.tenant_id'))
        .leftJoin('part as piece', (on) => on.onRef('piece.id', '=', 'list.part_id').onRef('piece.tenant_id', '=', 'list.tenant_id'))
        .where('list.tenant_id', '=', id)
        .select(['unit.mcode as unit', 'list.position', 'piece.mcode as piece'])
        .orderBy('unit.mcode')
        .orderBy('list.position')
        .execute()
    expect(await lists('second')(other)).toEqual(await lists(shop.general)(shop.db))
    // The counter goes on behind them.
    const last = Math.max(...ids.map(({ id }) => id))
    const { rows } = await sql<{ next: string }>`select nextval(pg_get_serial_sequence('part_version', 'id'))::text as next`.execute(other)
    expect(Number(rows[0]?.next)).toBeGreaterThan(last)
  })

  test('goes to the database that the tests run on and back', async () => {
    const here = await otherDatabase('as the tests')
    await importShop(here.db, files.path('again.shop'), plain)
    await exported(here.db, shop.general, 'third.shop')
    expect(textOf('third.shop')).toBe(textOf('general.shop'))
    expect(await here.db.selectFrom('order_event').select('what').where('tenant_id', '=', shop.general).orderBy('id').execute()).toEqual(
      await shop.db.selectFrom('order_event').select('what').where('tenant_id', '=', shop.general).orderBy('id').execute(),
    )
  })
})

describe('the commands', () => {
  test('write, add, and leave a row of the audit each', async () => {
    const said = await shop.json(`tenants export ${shop.general} ${files.path('by-command.shop')}`)
    expect(said).toMatchObject({ tenant: shop.general, step: made.step })
    expect(await shop.done(`tenants export ${shop.general} ${files.path('by-command.shop')}`)).toContain('written, read back and compared')
    expect(await shop.json(`tenants import ${files.path('by-command.shop')} --id twin --host twin.example`)).toMatchObject({
      tenantId: 'twin',
      hosts: ['twin.example'],
    })
    expect(await shop.audited('twin')).toEqual([
      { who: 'operator ann', action: 'tenants import', facts: { file: files.path('by-command.shop') } },
    ])
    expect((await shop.audited(shop.general)).map(({ action }) => action)).toContain('tenants export')
    const page = await shop.again().request(`http://twin.example/prod/m/${mcode}`)
    expect([page.status, (await page.text()).includes(mcode)]).toEqual([200, true])
  })

  test('refuse in a sentence, and change nothing', async () => {
    const before = await stateOf(shop.db)
    const file = files.path('general.shop')
    expect(await shop.refused(`tenants import ${file}`)).toBe(
      'There is a shop general already. Nothing was changed. Say what this one is to be called: --id general-2.',
    )
    expect(await shop.refused(`tenants import ${file} --id other`)).toContain('The shop general answers every host that has no other.')
    expect(await shop.refused(`tenants import ${file} --id other --host ${shop.special.host}`)).toContain(
      `The shop harbor answers ${shop.special.host} already.`,
    )
    expect(await shop.refused(`tenants import ${files.path('none')}`)).toContain('there is no such file')
    expect(await shop.refused(`tenants export nope ${files.path('x')}`)).toContain('There is no shop nope.')
    await makeBackup(shop.db, files.path('whole.backup'), { hasSingleConnection: oneConnection, nowMs })
    expect(await shop.refused(`tenants import ${files.path('whole.backup')} --id x`)).toContain('npm run shop -- restore takes it')
    expect(await shop.refused(`restore ${file} --over`)).toContain('npm run shop -- tenants import takes it')
    expect(await shop.refused(`tenants export general ${files.path('whole.backup')}`)).toContain(
      'is there already and is no file of a shop',
    )
    const wrong = textOf('general.shop').replace('"general,', '"harbor,').replace('(general,', '(other,')
    writeFileSync(files.path('changed.shop'), gzipSync(wrong))
    expect(await shop.refused(`tenants import ${files.path('changed.shop')} --id x --host x.example`)).toContain('Nothing was changed.')
    writeFileSync(files.path('cut.shop'), readFileSync(file).subarray(0, 5000))
    expect(await shop.refused(`tenants import ${files.path('cut.shop')} --id x --host x.example`)).toContain('it stops in the middle')
    expect(await stateOf(shop.db)).toEqual(before)
  })
})

/** Every row of one shop, by table. */
async function stateOfTenant(db: Db, id: string): Promise<Record<string, string>> {
  const state: Record<string, string> = {}
  for (const name of await tableNames(db)) {
    if (name === 'tenant' || regenerableTables.has(name)) continue
    const { rows } = await sql<{ said: string }>`
      select concat(count(*), ' ', md5(string_agg(line, E'\n' order by line collate "C"))) as said
      from (select to_jsonb(t)::text as line from ${sql.table(name)} t where to_jsonb(t) ->> 'tenant_id' = ${id}) as read`.execute(db)
    state[name] = rows[0]?.said ?? ''
  }
  return state
}
