import { sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * Indexes that a bulk load drops and rebuilds. Building an index once is several times faster than updating it for each row. Constraints
 * that must hold during the load (primary keys, unique codes) are in the migrations.
 */
const indexes: Record<string, string> = {
  part_unit: 'part_version (tenant_id, unit_key)',
  part_superseded: 'part_version (tenant_id, superseded_by) where superseded_by is not null',
  part_number_key: 'part_number_version (tenant_id, key, part_id)',
  fitment_part: 'fitment_version (tenant_id, part_id)',
  fitment_model: 'fitment_version (tenant_id, model_id, part_id)',
  parts_list_part: 'parts_list_version (tenant_id, part_id) where part_id is not null',
}

export async function createIndexes(db: Db): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await sql.raw(`create index if not exists ${name} on ${on}`).execute(db)
}

export async function dropIndexes(db: Db): Promise<void> {
  for (const name of Object.keys(indexes)) await sql.raw(`drop index if exists ${name}`).execute(db)
}
