import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readStoredSegment } from '#server/catalogue/index/stored-segments.ts'
import { runWithoutTimeLimit } from '#server/db/without-time-limit.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()

const limit = `current_setting('statement_timeout')`

test('the limit of a question does not hold inside, and holds again afterwards', async () => {
  await shop.db.connection().execute(async (connection) => {
    await sql`set statement_timeout = '7s'`.execute(connection)
    const asked = await runWithoutTimeLimit(connection, (trx) => sql<{ limit: string }>`select ${sql.raw(limit)} as limit`.execute(trx))
    const after = await sql<{ limit: string }>`select ${sql.raw(limit)} as limit`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
    expect([asked.rows[0]?.limit, after.rows[0]?.limit]).toEqual(['0', '7s'])
  })
})

test('what reads a whole index in one question asks it like that', async () => {
  const asked: string[] = []
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await readStoredSegment(db, shop.general)
  const at = asked.findIndex((one) => one.includes('from index_segment'))
  expect(asked[at - 1]).toContain('set local statement_timeout')
})
