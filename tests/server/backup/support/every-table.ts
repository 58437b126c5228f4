import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { tableNames } from './state.ts'

const values: Record<string, string> = {
  text: `'x ''"\\,()' || chr(10) || 'ü 你'`,
  'text[]': `array['a,b', '{"c"}', '']`,
  boolean: 'true',
  jsonb: `'{"a": [1, "b"]}'`,
  'timestamp with time zone': `'2026-11-21 08:00:00.123456+00'`,
  date: `'2026-11-21'`,
}

/**
 * A row in every table that has none, so that none can be left out unnoticed. Columns that need nothing stay empty. Tables with rules of
 * their own, which no such row keeps, stay as they are; answers with their names.
 */
export async function fillEmptyTables(db: Db): Promise<string[]> {
  const left: string[] = []
  for (const table of await tableNames(db)) {
    const { rows: some } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (some.length > 0) continue
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attnotnull and attidentity = '' and not atthasdef`.execute(
      db,
    )
    const cells = columns.map(({ name, type }) => (name === 'tenant_id' ? '(select min(id) from tenant)' : (values[type] ?? '1')))
    const insert = sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))}) values (${sql.raw(cells.join(', '))})`
    await insert.execute(db).catch(() => left.push(table))
  }
  return left
}
