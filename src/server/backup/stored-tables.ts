import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { End, Header } from './format.ts'

/** The table of migration steps. The header says which have run. */
const STEPS_TABLE = 'migration'

export type StoredTable = Header['tables'][number] & {
  schema: string
  /** Pages of the database's own that it takes. */
  blocks: number
  /** Whether it has values that are so long that they stand outside of its pages. */
  outside: boolean
}

/** How a table is named in a statement. */
export const named = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): RawBuilder<unknown> => sql.id(schema, name)

/** The schema that the connection works in. */
export async function ownSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db)
  const name = rows[0]?.name
  if (!name) throw new Error('The search_path of the database leads to no schema.')
  return name
}

/** Every table of a schema, as the database itself knows them, so that a table which comes later is not left out. */
export async function storedTables(db: Db, schema: string): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select ${schema}::text as schema, t.relname as name, (pg_relation_size(t.oid) / current_setting('block_size')::int)::int as blocks,
      t.reltoastrelid <> 0 and pg_relation_size(t.reltoastrelid) > 0 as outside,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped) as columns
    from pg_class t join pg_namespace on pg_namespace.oid = t.relnamespace
    where nspname = ${schema} and t.relkind = 'r' and t.relname <> ${STEPS_TABLE}
    order by t.relname`.execute(db)
  return rows
}

/** The columns of a schema that count by themselves, with the last number each has handed out. */
export async function countersOf(db: Db, schema: string): Promise<End['counters']> {
  const { rows } = await sql<End['counters'][number]>`
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
