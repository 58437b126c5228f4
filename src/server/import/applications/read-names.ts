import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { ImportOf } from './import-of.ts'
import { VehicleNames, type VehicleRow } from './vehicle-names.ts'

const ROWS_AT_ONCE = 2000

/** The operator's table as it is, and as it becomes with what a run has staged of it: the same object where it has staged nothing. */
export async function readNames(db: Db, run: ImportOf): Promise<{ before: VehicleNames; after: VehicleNames }> {
  const before = new VehicleNames()
  for await (const row of ownRows(db, run.tenantId)) before.add(row)
  const after = new VehicleNames(before)
  for await (const row of stagedRows(db, run)) after.add(row)
  return { before, after: after.isEmpty ? before : after }
}

async function* ownRows(db: Db, tenantId: string): AsyncGenerator<VehicleRow> {
  let last: [of: string, id: string] = ['', '']
  for (;;) {
    const { rows } = await sql<VehicleRow>`
      select of, id, name, year, year_to, make, model, make_id, model_id, engine, application from vehicle
      where tenant_id = ${tenantId} and (of, id) > (${last[0]}, ${last[1]}) order by of, id limit ${ROWS_AT_ONCE}`.execute(db)
    yield* rows
    const end = rows.at(-1)
    if (end === undefined) return
    last = [end.of, end.id]
  }
}

/** In the order in which they were staged, so that the last of one id counts. */
async function* stagedRows(db: Db, { tenantId, importId }: ImportOf): AsyncGenerator<VehicleRow> {
  let last: [key: string, seq: number] = ['', 0]
  for (;;) {
    const { rows } = await sql<{ key: string; seq: number; value: VehicleRow }>`
      select key, seq, value from import_row
      where tenant_id = ${tenantId} and import_id = ${importId} and of = 'vehicle' and (key, seq) > (${last[0]}, ${last[1]})
      order by key, seq limit ${ROWS_AT_ONCE}`.execute(db)
    for (const { value } of rows) yield value
    const end = rows.at(-1)
    if (end === undefined) return
    last = [end.key, Number(end.seq)]
  }
}
