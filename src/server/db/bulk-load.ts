import { sql } from 'kysely'
import { logFullChange, runWithoutChangeLog } from './catalogue-changes.ts'
import { inTransaction } from './in-transaction.ts'
import { createIndexes, dropIndexes } from './indexes.ts'
import type { Db } from './open.ts'
import { analyzeTarget, sampleGrownTables } from './sample-statistics.ts'
import { versionTableName } from './versions.ts'

/**
 * Loads many rows without indexes and then rebuilds the indexes, in one transaction. The catalogue version of every tenant increases, so
 * cached replies become invalid. The change log gets one entry `all` per tenant. If the load fails, nothing is changed. The caller should
 * call `updateStatistics` afterwards.
 */
export const bulkLoad = (db: Db, load: (trx: Db) => Promise<void>): Promise<void> =>
  inTransaction(db, async (trx) => {
    await dropIndexes(trx)
    await runWithoutChangeLog(trx, () => load(trx))
    await logFullChange(trx)
    await createIndexes(trx)
    await sql`update tenant set catalogue_version = catalogue_version + 1`.execute(trx)
  })

/**
 * Updates the query planner's statistics after a load of many rows. The vacuum also lets queries be answered from indexes alone. Cannot run
 * inside a transaction.
 */
export async function updateStatistics(db: Db): Promise<void> {
  for (const table of ['part_number', 'fitment', 'parts_list', 'part', 'part_text'].map(versionTableName))
    await sql`vacuum analyze ${analyzeTarget(table)}`.execute(db)
  await sampleGrownTables(db)
}
