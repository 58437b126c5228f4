import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { versionedTables, versionTableName } from '#server/db/versions.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

const { db } = await emptyDatabase()
await migrate(db)

const columnsOf = async (table: string) =>
  (
    await sql<{
      name: string
    }>`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attname`.execute(
      db,
    )
  ).rows.map(({ name }) => name)

test.each(versionedTables)('the view %s has every column of its table but those that say which versions a row counts in', async (name) => {
  const columns = await columnsOf(versionTableName(name))
  expect(await columnsOf(name)).toEqual(columns.filter((column) => column !== 'since' && column !== 'until'))
  expect(columns).toEqual(expect.arrayContaining(['since', 'until']))
})

test('each view of the schema is one of rows with versions', async () => {
  const { rows } = await sql<{
    name: string
  }>`select relname as name from pg_class where relkind = 'v' and relnamespace = current_schema()::regnamespace order by relname`.execute(
    db,
  )
  expect(rows.map(({ name }) => name)).toEqual([...versionedTables].sort())
})
