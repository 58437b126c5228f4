import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { storableJson } from '#server/import/engine/storable-json.ts'
import type { ImportOf } from './import-of.ts'

/** What one thing becomes, as the engine's staging table has it: a list of a part by its code, or a row of a small table by its id. */
export interface StagedRow {
  of: 'fitments' | 'application' | 'make' | 'model' | 'vehicle' | 'application_source'
  key: string
  value: unknown
  file?: string
  line?: number
}

/** Writes rows behind those that the run has staged before. */
export async function stageRows(db: Db, { tenantId, importId }: ImportOf, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  const json = storableJson(rows.map(({ file = '', line = 0, ...row }, at) => ({ ...row, file, line, place: at + 1 })))
  await sql`${sql.raw(PREPARED)}
    insert into import_row (tenant_id, import_id, seq, of, key, file, line, value)
    select ${tenantId}, ${importId},
      (select coalesce(max(seq), 0) from import_row where tenant_id = ${tenantId} and import_id = ${importId}) + row.place,
      row.of, row.key, row.file, row.line, row.value
    from json_to_recordset(${json}::json) as row (of text, key text, file text, line int, value jsonb, place int)`.execute(db)
}
