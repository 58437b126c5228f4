import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { regenerableTables } from '#server/backup/made-anew.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import { atTheEnd } from '../../../support/at-the-end.ts'
import { emptyDatabase, emptyEmbedded } from '../../../support/empty-database.ts'

/** Whether the tests run on the embedded database, which has one connection. */
export const oneConnection = !process.env['DATABASE_URL']

/** The names of all tables, asked in another way than the backup asks. */
export async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migration'
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** Every row of every table but those named, in an order of its own: what a backup has to bring back. */
export async function stateOf(db: Db, without: readonly string[] = []): Promise<Record<string, string>> {
  const state: Record<string, string> = {}
  await db.transaction().execute(async (trx) => {
    await sql`set local timezone = 'UTC'`.execute(trx)
    for (const name of await tableNames(trx)) {
      if (without.includes(name)) continue
      const { rows } = await sql<{ count: number; digest: string | null }>`
        select count(*)::int as count, md5(string_agg(line, E'\n' order by line collate "C")) as digest
        from (select to_jsonb(t)::text as line from ${sql.table(name)} t) as read`.execute(trx)
      state[name] = `${rows[0]?.count} ${rows[0]?.digest}`
    }
  })
  return state
}

/** Changed by every restore: the audit, the versions under which replies are kept, and what is made anew. */
export const ofTheRestore = ['tenant', 'shop_action', ...regenerableTables]

/** A database with the tables of this program and nothing in them, for a file of tests: on their server, if there is one, or always embedded. */
export async function otherDatabase(where: 'embedded' | 'as the tests'): Promise<OpenDatabase> {
  const opened = where === 'embedded' ? await emptyEmbedded() : await emptyDatabase()
  await migrate(opened.db)
  return opened
}

/** A folder for a file of tests. */
export function folder(): { path: (name: string) => string } {
  const made = mkdtempSync(join(tmpdir(), 'armature-backup-'))
  atTheEnd(() => rmSync(made, { recursive: true, force: true }))
  return { path: (name) => join(made, name) }
}

/** Indexes, rules and triggers of a database, as their definitions. */
export async function shapeOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select indexdef as said from pg_indexes where schemaname = current_schema()
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
    union all
    select tgrelid::regclass || ' ' || pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and not tgisinternal
    order by 1`.execute(db)
  return rows.map(({ said }) => said)
}
