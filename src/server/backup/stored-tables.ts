import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { BackupEnd, BackupHeader } from './format.ts'

/** Name of the table of migration steps. It is not written to backups, because the header lists the steps. */
const MIGRATION_STEPS_TABLE = 'migration'

export type StoredTable = BackupHeader['tables'][number] & {
  schema: string
  /** Number of database pages that the table uses. */
  blocks: number
  /** Whether some values are so long that PostgreSQL stores them outside the table's pages (TOAST). */
  outside: boolean
}

/** SQL for a table's name with its schema. */
export const qualifiedName = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): RawBuilder<unknown> => sql.id(schema, name)

/** Returns the schema that the connection uses by default. */
export async function readOwnSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db)
  const name = rows[0]?.name
  if (!name) throw new Error('The search_path of the database leads to no schema.')
  return name
}

/** Returns all tables of a schema. They are read from the database, so that new tables are included automatically. */
export async function readStoredTables(db: Db, schema: string): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select ${schema}::text as schema, t.relname as name, (pg_relation_size(t.oid) / current_setting('block_size')::int)::int as blocks,
      t.reltoastrelid <> 0 and pg_relation_size(t.reltoastrelid) > 0 as outside,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped) as columns
    from pg_class t join pg_namespace on pg_namespace.oid = t.relnamespace
    where nspname = ${schema} and t.relkind = 'r' and t.relname <> ${MIGRATION_STEPS_TABLE}
    order by t.relname`.execute(db)
  return rows
}

/** Returns the columns of a schema that are filled by a sequence, with the last value that each sequence has given out. */
export async function readSequenceCounters(db: Db, schema: string): Promise<BackupEnd['counters']> {
  const { rows } = await sql<BackupEnd['counters'][number]>`
    select t.relname as "table", attname as "column", coalesce(pg_sequence_last_value(s.oid), 0)::text as last
    from pg_class s
    join pg_namespace on pg_namespace.oid = s.relnamespace
    join pg_depend on objid = s.oid and classid = 'pg_class'::regclass and deptype in ('a', 'i')
    join pg_class t on t.oid = refobjid
    join pg_attribute on attrelid = t.oid and attnum = refobjsubid
    where s.relkind = 'S' and nspname = ${schema}
    order by 1, 2`.execute(db)
  return rows
}
