import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { versionTable } from '#server/db/versions.ts'
import { sampleGrownTables, sampleStatistics } from '#server/db/sample-statistics.ts'

/** What an import may have made many times as long. */
const tables = [...['part_number', 'fitment', 'parts_list', 'part_group_price', 'part', 'part_text'].map(versionTable), 'part_application']

interface After {
  isEmbedded: boolean
  /** Nothing but price, stock and conditions of sale changed. */
  isLive: boolean
}

/**
 * What the planner goes by, after an import. On the embedded database nothing takes rows away that are no longer seen either: a shop
 * that changes all its prices every day would grow by all its parts every day.
 */
export async function readStatisticsAfter(db: Db, changes: number, { isEmbedded, isLive }: After): Promise<void> {
  // A first file of ten parts brings makes, models and categories too.
  await sampleGrownTables(db)
  if (changes < MANY) return
  const grown = isLive ? [] : tables
  await sampleStatistics(db, ...grown)
  if (!isEmbedded) return
  for (const name of new Set([...grown, versionTable('part'), 'import_change'])) await sql`vacuum ${sql.table(name)}`.execute(db)
}

const MANY = 1000
