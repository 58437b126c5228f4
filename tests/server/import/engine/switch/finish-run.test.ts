import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { emptyDatabase } from '../../../../support/empty-database.ts'
import { application } from '../../applications/application-shop.ts'
import { emptyShop, partEvents, runOn } from '../support/empty-shops.ts'

const { db } = await emptyDatabase()
await migrate(db)

test('applications that waited for a part belong to it before its change is told, so that whoever hears of the part reads them too', async () => {
  const tenant = await emptyShop(db, 'waited')
  const aces = [{ type: 'application' as const, application: application('VT-1001', '12001', { at: { file: 'aces.xml', line: 1 } }) }]
  await runOn(db, tenant, 'aces', aces)
  await runOn(db, tenant, 'parts', partEvents([{ code: 'VT-1001', brand: 'Voltara', name: 'Starter', cents: 9900 }]))
  const { rows } = await sql`
    select part_id > 0 as "isAssigned", xmin::text::bigint <= (select max(xid::text::bigint) from catalogue_change where tenant_id = ${tenant}) as "isTold"
    from part_application where tenant_id = ${tenant}`.execute(db)
  expect(rows).toEqual([{ isAssigned: true, isTold: true }])
})
