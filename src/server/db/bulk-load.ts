import { sql } from 'kysely'
import { logAll, unlogged } from './catalogue-changes.ts'
import { createIndexes, dropIndexes } from './indexes.ts'
import type { Db } from './open.ts'
import { analyzed, sampleGrownTables } from './sample-statistics.ts'
import { versionTable } from './versions.ts'
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

/** What the planner goes by, after a load. Index-only scans trust what a vacuum has seen. Cannot run inside a transaction. */
export async function readStatistics(db: Db): Promise<void> {
  for (const table of ['part_number', 'fitment', 'parts_list', 'part', 'part_text'].map(versionTable))
    await sql`vacuum analyze ${analyzed(table)}`.execute(db)
  await sampleGrownTables(db)
}
