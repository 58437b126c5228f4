import type { Db } from '#server/db/open.ts'
import { sampleGrownTables, sampleStatistics } from '#server/db/sample-statistics.ts'
import { versionTable } from '#server/db/versions.ts'

/** The tables that an import may enlarge many times. */
const tables = [...['part_number', 'fitment', 'parts_list', 'part_group_price', 'part', 'part_text'].map(versionTable), 'part_application']

/** Updates the planner statistics after an import. `isLive`: only price, stock and conditions of sale changed. */
export async function readStatisticsAfter(db: Db, changes: number, { isLive }: { isLive: boolean }): Promise<void> {
  // Even a first file of ten parts adds makes, models and categories.
  await sampleGrownTables(db)
  if (changes >= MANY && !isLive) await sampleStatistics(db, ...tables)
}

const MANY = 1000
