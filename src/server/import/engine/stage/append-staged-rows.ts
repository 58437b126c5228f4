import { sql } from 'kysely'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { toStorableJson } from '#server/import/engine/run/storable-json.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'

export interface StagedRow {
  /** The kind of object in the row: a part, a category, a list of a part, or a row of a small table. */
  of: string
  key: string
  file?: string
  sheet?: string
  line?: number
  row?: number
  value: unknown
}

/** Adds rows to the staging table `import_row`, after those that the import run has already staged. */
export async function appendStagedRows(
  { db, tenantId, id }: Pick<ImportRun, 'db' | 'tenantId' | 'id'>,
  rows: readonly StagedRow[],
): Promise<void> {
  if (rows.length === 0) return
  await yieldToRequests()
  const json = toStorableJson(
    rows.map(({ file = '', line = 0, row, ...rest }, at) => ({ ...rest, file, line, row_no: row, place: at + 1 })),
  )
  await sql`${sql.raw(PREPARED_QUERY_PREFIX)}
    insert into import_row (tenant_id, import_id, seq, of, key, file, sheet, line, row, value)
    select ${tenantId}, ${id}, (select coalesce(max(seq), 0) from import_row where tenant_id = ${tenantId} and import_id = ${id}) + row.place,
      row.of, row.key, row.file, row.sheet, row.line, row.row_no, row.value
    from json_to_recordset(${json}::json) as row (of text, key text, file text, sheet text, line int, row_no int, value jsonb, place int)`.execute(
    db,
  )
}
