import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'
import { application, vehicle } from '../applications/application-shop.ts'
import { emptyShop, partEvents, runOn } from './support/empty-shops.ts'

const { db } = await emptyDatabase()
await migrate(db)
const shop = await emptyShop(db, 'shop')

const aces = (...ids: string[]): FileEvent[] => ids.map((id) => ({ type: 'application', application: application('VT-1001', id) }))
/** How many rows of applications stand under each run. */
const kept = async () => {
  const { rows } = await sql<{
    run: number
    count: number
  }>`select import_id as run, count(*)::int as count from part_application group by 1 order by 1`.execute(db)
  return Object.fromEntries(rows.map(({ run, count }) => [run, count]))
}
const stateOf = async (run: number) => (await db.selectFrom('import_run').select('state').where('id', '=', run).executeTakeFirst())?.state

test('applications of runs that end dry, refused or broken go with them; of those that are done they stay', async () => {
  await runOn(db, shop, 'parts', partEvents([{ code: 'VT-1001', name: 'Starter', cents: 9900 }]))
  const { run } = await runOn(db, shop, 'aces', aces('1', '2'))
  expect(await kept()).toEqual({ [run]: 2 })
  await runOn(db, shop, 'aces', aces('1', '3', '4'), { decide: 'dry' })
  await runOn(db, shop, 'aces', aces('1', '3', '4'), { decide: 'refused' })
  const breaks = ({ type }: { type: string }) => {
    if (type === 'step') throw new Error('Nobody listens any more.')
  }
  await expect(runOn(db, shop, 'aces', [...aces('5'), { type: 'read', bytes: 1, of: null }], { onNews: breaks })).rejects.toThrow(
    'Nobody listens',
  )
  expect(await kept()).toEqual({ [run]: 2 })
  expect(await Promise.all([1, 2, 3].map((after) => stateOf(run + after)))).toEqual(['dry', 'refused', 'broken'])
})

test('what a killed run left of applications goes when the next begins', async () => {
  const { rows } = await sql<{ id: number }>`insert into import_run (tenant_id, id, kind, file, hash, options, who, state, begun_at)
    select tenant_id, max(id) + 1, 'aces', 'a.xml', '', '{}', 'ann', 'reading', now() from import_run group by tenant_id returning id`.execute(
    db,
  )
  const [{ id } = { id: 0 }] = rows
  await sql`insert into part_application (tenant_id, part_id, import_id, source, code, line, deletes, identity, vehicle_by, vehicle_id, position, part_type)
    values (${shop}, 0, ${id}, 'ZZVT', 'X', 1, false, 1, 'base-vehicle', '9', '', '1')`.execute(db)
  expect(await kept()).toHaveProperty(String(id), 1)
  await runOn(
    db,
    shop,
    'vehicles',
    [{ type: 'vehicle', vehicle: vehicle('BaseVehicle', '1', { year: 2001, make: 'Volt', model: 'Ampere' }) }],
    { decide: 'dry' },
  )
  expect(await kept()).not.toHaveProperty(String(id))
  expect(await stateOf(id)).toBe('broken')
})

test('of old runs those applications stay that count, and those that an undo comes back to', async () => {
  const old = (await runOn(db, shop, 'aces', aces('11'))).run
  const back = (await runOn(db, shop, 'aces', aces('12', '13'))).run
  expect(await kept()).toMatchObject({ [old]: 1, [back]: 2 })
  /** As if so many others had come since. */
  const later = (count: number, state: string) =>
    sql`insert into import_run (tenant_id, id, kind, file, hash, options, who, state, begun_at)
      select tenant_id, max(import_run.id) + n, 'stock', '', '', '{}', 'ann', ${state}, now() from import_run, generate_series(1, ${count}::int) as n group by tenant_id, n`.execute(
      db,
    )
  // Whoever only looks, however often, can still undo what was done before.
  await later(200, 'dry')
  await runOn(db, shop, 'stock', [])
  expect(await kept()).toMatchObject({ [old]: 1, [back]: 2 })
  await later(44, 'done')
  const last = (await runOn(db, shop, 'aces', aces('14', '15', '16'))).run
  await later(4, 'done')
  await runOn(db, shop, 'stock', [])
  expect(await kept()).toEqual({ [back]: 2, [last]: 3 })
  await runOn(db, shop, 'undo', [], { undoes: last })
  const { rows } = await sql`select import_id from application_source where tenant_id = ${shop}`.execute(db)
  expect(rows).toEqual([{ import_id: back }])
})
