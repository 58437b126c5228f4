import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'

/** What an import may have made many times as long, with the columns that questions go by. */
const lists = ['part_number', 'fitment', 'parts_list', 'part_group_price', 'part_application'].map((name) => ({ name, columns: sql`` }))
const parts = [
  { name: 'part', columns: sql`(id, tenant_id, mcode, category_id, group_name, superseded_by, unit_key, producer)` },
  { name: 'part_text', columns: sql`(part_id, tenant_id)` },
]

interface After {
  isEmbedded: boolean
  /** Nothing but price, stock and conditions of sale changed. */
  isLive: boolean
}

/**
 * What the planner goes by, after many changes. On the embedded database nothing takes rows away that are no longer seen either: a shop
 * that changes all its prices every day would grow by all its parts every day.
 */
export async function readStatisticsAfter(db: Db, changes: number, { isEmbedded, isLive }: After): Promise<void> {
  if (changes < MANY) return
  const grown = isLive ? [] : [...lists, ...parts]
  await sampleStatistics(db, ...grown.map(({ name, columns }) => sql`${sql.table(name)} ${columns}`))
  if (!isEmbedded) return
  for (const name of new Set([...grown.map((one) => one.name), 'part', 'import_change'])) await sql`vacuum ${sql.table(name)}`.execute(db)
}

const MANY = 1000
