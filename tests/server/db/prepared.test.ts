import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { emptyEmbedded } from '../../support/empty-database.ts'

const { db } = await emptyEmbedded()

test('a marked question is planned once and asked again with other values; others leave no plan behind', async () => {
  const twice = async (n: number) =>
    (await sql<{ n: number }>`${sql.raw(PREPARED_QUERY_PREFIX)} select ${n}::int * 2 as n`.execute(db)).rows[0]?.n
  expect([await twice(2), await twice(21), await twice(-1)]).toEqual([4, 42, -2])
  await sql`select ${1}::int as n`.execute(db)
  const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements where name like 'prepared-%'`.execute(db)
  expect(kept.rows.map(({ statement }) => statement)).toEqual([expect.stringContaining('* 2')])
})
