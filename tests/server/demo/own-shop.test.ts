import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { DEMO_EMAIL, ensureDemoCustomer } from '#server/demo/demo-customer.ts'
import { ensureDemoHistory } from '#server/demo/history/ensure.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { cheapHasher } from '../../support/cheap-hasher.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { partRow } from '../db/support/part-rows.ts'

test('a shop of somebody’s own may have the demo customer, who has no past there', async () => {
  const { db } = await emptyDatabase()
  await migrate(db)
  await db
    .insertInto('tenant')
    .values({ id: 'own', hosts: [], is_default: true, name: 'Own', branding: '{}', catalogue_version: 1 })
    .execute()
  const parts = Array.from({ length: 40 }, (_, at) => ({ ...partRow('own', `OWN-${at}`), stock: 500, price: '12.00', weight_g: 100 }))
  await db.insertInto('part').values(parts).execute()
  await ensureDemoCustomer({ db, clock: systemClock, hasher: cheapHasher }, 'a password of a test')
  await ensureDemoHistory(db, DEMO_EMAIL, systemClock.now())
  expect(await db.selectFrom('shop_order').select('id').execute()).toEqual([])
  expect(await db.selectFrom('account').select('email').execute()).toEqual([{ email: DEMO_EMAIL }])
})
