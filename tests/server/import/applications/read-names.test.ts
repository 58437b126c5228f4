import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { readVehicleNames } from '#server/import/applications/read-names.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'

const { db } = await emptyDatabase()
await migrate(db)

test.each([0, 1, 999, 1000, 1001, 2300])('of %d vehicles and the makes beside them every name is read', async (count) => {
  const shop = `names-${count}`
  await sql`insert into tenant (id, hosts, is_default, name, branding) values (${shop}, '{}', false, '', '{}')`.execute(db)
  await sql`
    insert into vehicle (tenant_id, of, id, name, make, model, make_id, model_id, engine, application)
    select ${shop}, 'BaseVehicle', one::text, 'vehicle ' || one, '', '', '', '', '', '' from generate_series(1, ${count}) as one
    union all select ${shop}, of, '7', of || ' 7', '', '', '', '', '', '' from unnest(array['Make', 'Aspiration']) as kind (of)`.execute(db)
  const { before, after } = await readVehicleNames(db, { tenantId: shop, importId: 1 })
  expect(after).toBe(before)
  expect([before.name('Make', '7'), before.name('Aspiration', '7'), before.name('Make', '8')]).toEqual(['Make 7', 'Aspiration 7', ''])
  const missing = Array.from({ length: count }, (_, at) => String(at + 1)).filter(
    (id) => before.name('BaseVehicle', id) !== `vehicle ${id}`,
  )
  expect(missing).toEqual([])
})
