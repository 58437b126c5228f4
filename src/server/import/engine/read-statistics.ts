import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** What the planner goes by, of what an import may have made many times as long: nothing reads it by itself on the embedded database. */
export async function readStatisticsAfter(db: Db, changes: number): Promise<void> {
  if (changes < MANY) return
  for (const table of ['part_number', 'fitment', 'parts_list', 'part_group_price']) await sql`analyze ${sql.table(table)}`.execute(db)
  await sql`analyze part (id, tenant_id, mcode, category_id, group_name, superseded_by, unit_key, producer)`.execute(db)
  await sql`analyze part_text (part_id, tenant_id)`.execute(db)
}

const MANY = 1000
