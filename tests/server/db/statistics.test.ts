import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleShop } from '#server/cli/open/sample.ts'
import { runShopCommand } from '#server/cli/run-command.ts'
import { updateStatistics } from '#server/db/bulk-load.ts'
import type { Db } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { shopForTests } from '../../support/server.ts'

/** Tables of which the planner knows nothing, or that have rows and count as empty. */
async function unread(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and (reltuples < 0 or (reltuples = 0 and pg_relation_size(oid) > 0))
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

const demo = await shopForTests()
const own = await emptyDatabase()

describe('the planner knows how many rows each table has', () => {
  test('after a fill of the whole catalogue', async () => {
    await updateStatistics(demo.db)
    expect(await unread(demo.db)).toEqual([])
  })

  describe('of a shop that was opened', () => {
    const { db } = own
    const start = () => prepareDatabase(db, { print: () => undefined })
    const host = {
      db,
      clock: systemClock,
      orderExtensions: defaultOrderExtensions,
      dispatchEventsSoon: () => undefined,
      oneConnection: process.env['DATABASE_URL'] === undefined,
    }
    beforeAll(start)

    test('after the first start', async () => {
      expect(await unread(db)).toEqual([])
    })

    test('after `open`', async () => {
      const { logo: _, ...lake } = sampleShop
      await runShopCommand(host, ['open', '--text', JSON.stringify(lake), '--no-mail'], 'ann', () => undefined)
      expect((await db.selectFrom('tenant').select('id').execute()).map(({ id }) => id)).toEqual(['lakeside'])
      expect(await unread(db)).toEqual([])
    })

    test('after a start on a folder of before', async () => {
      await sql`create table later (id integer primary key)`.execute(db)
      expect(await unread(db)).toEqual(['later'])
      await start()
      expect(await unread(db)).toEqual([])
    })
  })
})
