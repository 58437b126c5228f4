import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { migrationSteps } from '#server/db/steps.ts'
import { countAppliedMigrations } from '#server/db/steps-that-ran.ts'
import type { Tables } from '#server/db/tables.ts'
import { shopForTests, type TestShop } from '../../support/server.ts'

const shop = await shopForTests()

const asked = async (app: TestShop['app'], path: string) => {
  const reply = await app.request(path)
  return [reply.status, await reply.json()] as const
}

test('/healthz says that the process answers, and asks the database nothing', async () => {
  const untouchable = new Proxy(shop.db, {
    get: () => {
      throw new Error('The database was asked.')
    },
  })
  const app = shop.again({ db: untouchable, healthDb: untouchable })
  expect(await asked(app, '/healthz')).toEqual([200, { ok: true }])
})

test('/readyz says what is missing with 503, and 200 once the database answers, is migrated and the index is loaded', async () => {
  const app = shop.again()
  expect(await asked(app, '/readyz')).toEqual([503, { ok: false, database: 'answers', migrations: 'done', index: 'loading' }])
  await vi.waitFor(async () =>
    expect(await asked(app, '/readyz')).toEqual([200, { ok: true, database: 'answers', migrations: 'done', index: 'loaded' }]),
  )
  const last = await countAppliedMigrations(shop.db)
  await sql`delete from migration where step = ${last}`.execute(shop.db)
  expect(await asked(app, '/readyz')).toEqual([
    503,
    { ok: false, database: 'answers', migrations: `at step ${last - 1} of ${migrationSteps.length}`, index: 'loaded' },
  ])
  // A newer program, which is taking over, has gone further.
  await sql`insert into migration (step) values (${last}), (${last + 1})`.execute(shop.db)
  expect(await asked(app, '/readyz')).toMatchObject([200, { ok: true, migrations: 'done' }])
  await sql`delete from migration where step = ${last + 1}`.execute(shop.db)
})

test('/readyz of a process whose database is away says so', async () => {
  const connect = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  const health = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } }) })
  expect(await asked(shop.again({ healthDb: health }), '/readyz')).toMatchObject([
    503,
    { ok: false, database: 'does not answer', migrations: 'unknown' },
  ])
})
