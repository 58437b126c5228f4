import { sql } from 'kysely'
import type { Db } from './open.ts'
import { within } from './within.ts'

/**
 * The columns that queries ask about, of tables whose texts and JSON would take longer to look at than an index takes to build. Of every other
 * table the planner looks at the whole.
 */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  part_version: ['id', 'tenant_id', 'mcode', 'category_id', 'group_name', 'superseded_by', 'unit_key', 'producer'],
  part_text_version: ['part_id', 'tenant_id'],
}

/** A table as `analyze` takes it: whole, or with the columns that count. */
export function analyzed(table: string) {
  const columns = COLUMNS[table]
  return columns === undefined ? sql.table(table) : sql`${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})`
}

/**
 * What the planner goes by, from 3,000 rows of each table: that is enough to tell a table of millions from an empty one, takes some ten
 * milliseconds, and the usual thirty thousand rows a second, in which the embedded database answers nobody. Nothing reads it by itself
 * there. A table that somebody holds (their own `vacuum`, an index that is being made) is left as it is: what waits for it is only quicker
 * with them. Not inside a transaction, which would end with that.
 */
export async function sampleStatistics(db: Db, ...tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await within(db, async (trx) => {
      await sql`set local default_statistics_target = 10`.execute(trx)
      await sql`set local lock_timeout = '5s'`.execute(trx)
      await sql`analyze ${analyzed(table)}`.execute(trx)
    }).catch(() => undefined)
}

/**
 * Samples every table of which nothing was ever read, and those that have more than doubled since. Of a table that was never read the
 * planner believes that it fills ten pages: small tables that stand in every question of a part's page (makes, models, applications,
 * categories) then cost twice the time.
 */
export async function sampleGrownTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and (reltuples < 0 or pg_relation_size(oid) / current_setting('block_size')::int > 2 * relpages)
    order by relname`.execute(db)
  await sampleStatistics(db, ...rows.map(({ name }) => name))
}
