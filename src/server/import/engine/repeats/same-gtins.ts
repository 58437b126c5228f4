import { sql } from 'kysely'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'

/** Adds a remark for each GTIN that several parts would have after the import run. */
export async function addDuplicateGtinRemarks(
  { db, tenantId, id }: ImportRun,
  file: string,
  lineOf: (mcode: string) => number,
  remarks: Remarks,
): Promise<void> {
  const { rows } = await sql<{ gtin: string; codes: string[] }>`
    with given as materialized (select key as mcode, after ->> 'gtin' as gtin from import_change
        where tenant_id = ${tenantId} and import_id = ${id} and of = 'part' and after ->> 'gtin' <> ''),
    borne as (select mcode, gtin from given
      union all select part.mcode, part.gtin from part join (select distinct gtin from given) as wanted on wanted.gtin = part.gtin
        where part.tenant_id = ${tenantId} and part.mcode not in (select mcode from given))
    select gtin, array_agg(mcode order by mcode) as codes from borne group by gtin having count(*) > 1 order by gtin`.execute(db)
  for (const { gtin, codes } of rows) {
    const line = Math.max(...codes.map(lineOf))
    const says = `Several parts bear this GTIN: ${codes.slice(0, 5).join(', ')}. Each kind of goods has one of its own; all are kept.`
    await remarks.add([{ kind: 'noted', file, line, column: 'gtin', value: gtin, says }])
  }
}
