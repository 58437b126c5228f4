import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'

/**
 * What the planner goes by, of what an import may have made many times as long. On the embedded database nothing takes rows away that are
 * no longer seen either: a shop that changes all its prices every day would grow by all its parts every day.
 */
export async function readStatisticsAfter(db: Db, changes: number, isEmbedded: boolean): Promise<void> {
  if (changes < MANY) return
  for (const table of ['part_number', 'fitment', 'parts_list', 'part_group_price', 'part_application']) {
    if (isEmbedded) await sql`vacuum ${sql.table(table)}`.execute(db)
    await sampleStatistics(db, sql.table(table))
  }
  if (isEmbedded) for (const table of ['part', 'part_text', 'import_change']) await sql`vacuum ${sql.table(table)}`.execute(db)
  await sampleStatistics(db, sql`part (id, tenant_id, mcode, category_id, group_name, superseded_by, unit_key, producer)`, sql`part_text (part_id, tenant_id)`)
}

const MANY = 1000
