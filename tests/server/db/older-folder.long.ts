import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { migrationSteps } from '#server/db/steps.ts'
import { closedAtTheEnd } from '../../support/at-the-end.ts'
import { emptyEmbedded } from '../../support/empty-database.ts'

/** How many steps there were while the database compared words itself. */
const COMPARED = 28

/** What the version of then left behind: an extension that is not loaded any more, and an index by it. */
async function folderOfThen(): Promise<Blob> {
  const { dump } = await emptyEmbedded()
  const seed = await dump?.()
  const pglite = await PGlite.create({ ...(seed && { loadDataDir: seed }), extensions: { pg_trgm } })
  await pglite.exec(
    'create extension pg_trgm; create table migration (step integer primary key, done_at timestamptz not null default now())',
  )
  for (const [at, [, statements]] of migrationSteps.slice(0, COMPARED).entries())
    await pglite.exec(`${statements}; insert into migration values (${at + 1})`)
  await pglite.exec(`create index part_number_piece on part_number using gin (key gin_trgm_ops);
    insert into part_number (tenant_id, part_id, sort_num, kind, maker, display, key, zeroless, family) values ('volt', 1, 0, 'mcode', '', 'M1', 'M1', 'M1', 'M1')`)
  const folder = await pglite.dumpDataDir('none')
  await pglite.close()
  return folder
}

test('a folder in which the database compared words is opened and brought up, its extension goes', async () => {
  const { db } = closedAtTheEnd(await openDatabase({ dataDir: 'memory', seed: await folderOfThen() }))
  await migrate(db)
  expect(await db.selectFrom('part_number').select('key').execute()).toEqual([{ key: 'M1' }])
  expect((await sql`select extname from pg_extension where extname = 'pg_trgm'`.execute(db)).rows).toEqual([])
})
