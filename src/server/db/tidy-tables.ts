import { sql } from 'kysely'
import type { Db } from './open.ts'

/** So many rows that nobody sees any more are worth it. */
const MANY = 1000

/**
 * Lets the embedded database use the room of rows that nobody sees any more, as a PostgreSQL server does by itself: a shop whose prices all change
 * every day would grow by all its parts every day. A large table takes seconds, in which nobody is answered, so `isQuiet` is asked
 * before each; a table that is nine times as large as it need be does not wait for that (an import that changes all leaves twice its rows).
 */
export async function tidyTables(db: Db, isQuiet: () => boolean): Promise<void> {
  const { rows } = await sql<{ name: string; isOverdue: boolean }>`
    select relname as name, n_dead_tup > 8 * n_live_tup as "isOverdue" from pg_stat_user_tables
    where schemaname = current_schema() and n_dead_tup > ${MANY} and n_dead_tup > n_live_tup / 5
    order by n_dead_tup`.execute(db)
  for (const { name, isOverdue } of rows) if (isOverdue || isQuiet()) await sql`vacuum ${sql.table(name)}`.execute(db)
}
