import { sql } from 'kysely'
import type { Db } from './open.ts'

/** The minimum number of dead rows for which a table is vacuumed. */
const MIN_DEAD_ROWS = 1000

/**
 * Vacuums tables of the embedded database. Otherwise a shop that changes all prices every day would grow by all its parts every day. A
 * PostgreSQL server needs no call, because its autovacuum does the same. Vacuuming a large table blocks the server for seconds, so
 * `isQuiet` is checked before each table. A table that is nine times larger than necessary is vacuumed without that check. (An import that
 * changes everything leaves twice its rows.)
 */
export async function vacuumTables(db: Db, isQuiet: () => boolean): Promise<void> {
  const { rows } = await sql<{ name: string; isOverdue: boolean }>`
    select relname as name, n_dead_tup > 8 * n_live_tup as "isOverdue" from pg_stat_user_tables
    where schemaname = current_schema() and n_dead_tup > ${MIN_DEAD_ROWS} and n_dead_tup > n_live_tup / 5
    order by n_dead_tup`.execute(db)
  for (const { name, isOverdue } of rows) if (isOverdue || isQuiet()) await sql`vacuum ${sql.table(name)}`.execute(db)
}
