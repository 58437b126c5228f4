import type { Db } from '#server/db/open.ts'
import { sampleGrownTables, sampleStatistics } from '#server/db/sample-statistics.ts'
import { versionTable } from '#server/db/versions.ts'

/** What an import may have made many times as long. */
const tables = [...['part_number', 'fitment', 'parts_list', 'part_group_price', 'part', 'part_text'].map(versionTable), 'part_application']

/** What the planner goes by, after an import. `isLive`: nothing but price, stock and conditions of sale changed. */
export async function readStatisticsAfter(db: Db, changes: number, { isLive }: { isLive: boolean }): Promise<void> {
  // A first file of ten parts brings makes, models and categories too.
  await sampleGrownTables(db)
  if (changes >= MANY && !isLive) await sampleStatistics(db, ...tables)
}

const MANY = 1000
