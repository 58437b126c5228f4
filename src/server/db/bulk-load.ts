import { sql } from 'kysely'
import { logAll, unlogged } from './catalogue-changes.ts'
import { createIndexes, dropIndexes } from './indexes.ts'
import type { Db } from './open.ts'
import { within } from './within.ts'

/**
 * Runs a load of many rows without the indexes, then builds them, and lets every tenant's catalogue version grow, which makes all earlier
 * replies stale; the log of changes says of each tenant that all has changed. One
 * transaction: a load that stops half-way has changed nothing. Call `readStatistics` after it.
 */
export const bulkLoad = (db: Db, load: (trx: Db) => Promise<void>): Promise<void> =>
  within(db, async (trx) => {
    await dropIndexes(trx)
    await unlogged(trx, () => load(trx))
    await logAll(trx)
    await createIndexes(trx)
    await sql`update tenant set catalogue_version = catalogue_version + 1`.execute(trx)
  })

/**
 * What the planner goes by, of the columns that queries ask about: looking at texts and JSON as well would take longer than building an
 * index. Index-only scans trust what a vacuum has seen. Cannot run inside a transaction.
 */
export async function readStatistics(db: Db): Promise<void> {
  for (const table of ['part_number', 'fitment', 'parts_list'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  await sql`vacuum analyze part (id, tenant_id, mcode, category_id, group_name, superseded_by, unit_key)`.execute(db)
  await sql`vacuum analyze part_text (part_id, tenant_id)`.execute(db)
}
