import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { runShopCommand } from '#server/cli/run-command.ts'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { fillDemo, hasDemoShops } from '#server/demo/fill-demo.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

const PARTS = 60

/** What every start does. */
const start = (db: Db) => prepareDatabase(db, { print: () => undefined, fill: (connection) => fillDemo(connection, PARTS, null) })
const tenants = async (db: Db) => (await db.selectFrom('tenant').select('id').orderBy('id').execute()).map(({ id }) => id)
const partsOf = async (db: Db) =>
  (await sql<{ n: number }>`select count(*)::int as n from part where type <> 'workwear'`.execute(db)).rows[0]?.n

let opened: OpenDatabase
beforeEach(async () => {
  opened = await emptyDatabase()
})

describe('a start', () => {
  test('never touches a database in which an operator has set up a shop', async () => {
    const { db } = opened
    await prepareDatabase(db, { print: () => undefined })
    const host = { db, clock: systemClock, orderExtensions: defaultOrderExtensions, dispatchEventsSoon: () => undefined }
    for (const line of ['tenants add mine --name Mine', 'coupons add SAVE10 --percent 10'])
      expect(await runShopCommand(host, line.split(' '), 'ann', () => undefined)).toMatchObject({ exit: 0 })
    await start(db)
    expect(await tenants(db)).toEqual(['mine'])
    expect(await db.selectFrom('coupon').select('code').execute()).toEqual([{ code: 'SAVE10' }])
    expect([await partsOf(db), await hasDemoShops(db)]).toEqual([0, false])
  })

  test('fills a new database once, marks it, and leaves what was done there since', async () => {
    const { db } = opened
    await start(db)
    expect([await tenants(db), await partsOf(db), await hasDemoShops(db)]).toEqual([['general', 'harbor'], PARTS, true])
    await sql`delete from tenant where id = 'harbor'`.execute(db)
    await start(db)
    expect(await tenants(db)).toEqual(['general'])
  })

  test('after a fill that was interrupted finds nothing of it, and fills anew', async () => {
    const { db } = opened
    await prepareDatabase(db, { print: () => undefined })
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'the power went'; end $$`.execute(db)
    await sql`create trigger fail before insert on demo_filled execute function fail()`.execute(db)
    await expect(start(db)).rejects.toThrow('the power went')
    expect([await tenants(db), await partsOf(db), await hasDemoShops(db)]).toEqual([[], 0, false])
    await sql`drop trigger fail on demo_filled`.execute(db)
    await start(db)
    expect([await tenants(db), await partsOf(db), await hasDemoShops(db)]).toEqual([['general', 'harbor'], PARTS, true])
  })

  test('makes up for statistics that were not read before the process ended', async () => {
    const { db } = opened
    await start(db)
    await sql`update demo_filled set statistics_at = null`.execute(db)
    await start(db)
    expect(await db.selectFrom('demo_filled').select('statistics_at').executeTakeFirstOrThrow()).toEqual({
      statistics_at: expect.any(Date),
    })
  })
})

// One process has the embedded database to itself: data-dir-lock.ts sees to that.
test.runIf(process.env['DATABASE_URL'])(
  'two servers that start together on one new database: one prepares it, the other says that it waits, and both go on',
  async () => {
    const { db } = opened
    const said: string[] = []
    const begin = () =>
      prepareDatabase(db, { print: (sentence) => said.push(sentence), fill: (connection) => fillDemo(connection, PARTS, null) })
    await Promise.all([begin(), begin(), begin()])
    expect(said).toEqual(Array(2).fill('Another process is preparing this database. Waiting for it.'))
    expect([await tenants(db), await partsOf(db), await hasDemoShops(db)]).toEqual([['general', 'harbor'], PARTS, true])
    // The lock and the time limits are as they were.
    expect(
      (
        await sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
          db,
        )
      ).rows,
    ).toEqual([])
    const limits = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    expect(limits.rows).toEqual([{ statement_timeout: '15s' }])
  },
)
