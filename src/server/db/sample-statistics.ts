import { sql } from 'kysely'
import { inTransaction } from './in-transaction.ts'
import type { Db } from './open.ts'

/**
 * The columns for which planner statistics are made, for tables whose text and JSON columns take too long to analyze. In other tables, all
 * columns are analyzed.
 */
const SAMPLED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  part_version: ['id', 'tenant_id', 'mcode', 'category_id', 'group_name', 'superseded_by', 'unit_key', 'producer'],
  part_text_version: ['part_id', 'tenant_id'],
}

/** Returns a table as the argument of SQL's `analyze`, with its columns if only some are analyzed. */
export function analyzeTarget(table: string) {
  const columns = SAMPLED_COLUMNS[table]
  return columns === undefined ? sql.table(table) : sql`${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})`
}

/**
 * Updates planner statistics from 3,000 rows of each table. These rows are enough to tell a large table from an empty one and take some ten
 * milliseconds. The default of thirty thousand rows blocks the embedded database for a second. The embedded database has no autovacuum. A
 * locked table is skipped. The function must not run inside a transaction, because a skipped lock would abort the transaction.
 */
export async function sampleStatistics(db: Db, ...tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await inTransaction(db, async (trx) => {
      await sql`set local default_statistics_target = 10`.execute(trx)
      await sql`set local lock_timeout = '5s'`.execute(trx)
      await sql`analyze ${analyzeTarget(table)}`.execute(trx)
    }).catch(() => undefined)
}

/**
 * Updates planner statistics of tables that have none, and of tables that have more than doubled since the last update. The planner assumes
 * ten pages for a table without statistics. For small tables (makes, models, applications, categories) this doubles the time of every part
 * page.
 */
export async function sampleGrownTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and (reltuples < 0 or pg_relation_size(oid) / current_setting('block_size')::int > 2 * relpages)
    order by relname`.execute(db)
  await sampleStatistics(db, ...rows.map(({ name }) => name))
}
