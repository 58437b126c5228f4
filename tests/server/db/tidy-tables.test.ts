import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vacuumTables } from '#server/db/tidy-tables.ts'
import { emptyEmbedded } from '../../support/empty-database.ts'

const { db } = await emptyEmbedded()

const deadRows = async () => {
  const { rows } = await sql<{ dead: number }>`select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'shelf'`.execute(db)
  return rows[0]?.dead ?? 0
}
const change = (share: number) => sql`update shelf set pieces = pieces + 1 where place % 10 < ${share * 10}`.execute(db)

test('room of old rows is given back when it is quiet, and where there is eight times as much of it as of rows, at once', async () => {
  await sql`create table shelf as select place, 1 as pieces from generate_series(1, 5000) as place`.execute(db)
  await change(0.5)
  await expect.poll(deadRows, { timeout: 30_000 }).toBe(2500)
  await vacuumTables(db, () => false)
  expect(await deadRows()).toBe(2500)
  await vacuumTables(db, () => true)
  expect(await deadRows()).toBe(0)
  await sql`delete from shelf where place > 100`.execute(db)
  await expect.poll(deadRows, { timeout: 30_000 }).toBeGreaterThan(4000)
  await vacuumTables(db, () => false)
  expect(await deadRows()).toBe(0)
})
