import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import type { ImportRunKey } from './import-of.ts'
import { VehicleNames, type VehicleRow } from './vehicle-names.ts'

const VEHICLE_ROWS_PER_BATCH = 1000

/**
 * Reads the names in the operator's vehicle table: `before` as they are now, `after` as they will be with the staged rows of the import
 * run. Without staged rows, both results are the same object.
 */
export async function readVehicleNames(db: Db, run: ImportRunKey): Promise<{ before: VehicleNames; after: VehicleNames }> {
  const before = new VehicleNames()
  for await (const row of readShopVehicleRows(db, run.tenantId)) before.addVehicleRow(row)
  const after = new VehicleNames(before)
  for await (const row of readStagedVehicleRows(db, run)) after.addVehicleRow(row)
  return { before, after: after.isEmpty ? before : after }
}

/**
 * Reads the rows of the vehicle table in batches, one kind of id after another. A single condition `(of, id) > (…)` would be slow: `of` has
 * few different values, so the planner expects few rows and sorts all remaining rows for each page.
 */
async function* readShopVehicleRows(db: Db, tenantId: string): AsyncGenerator<VehicleRow> {
  for (let of = ''; ; ) {
    const next: { of: string | null } | undefined = (
      await sql<{ of: string | null }>`select min(of) as of from vehicle where tenant_id = ${tenantId} and of > ${of}`.execute(db)
    ).rows[0]
    if (next === undefined || next.of === null) return
    of = next.of
    for (let last: string | null = null; ; ) {
      await yieldToRequests()
      const behind: RawBuilder<unknown> = last === null ? sql`true` : sql`id > ${last}`
      const { rows }: { rows: VehicleRow[] } = await sql<VehicleRow>`
        select of, id, name, year, year_to, make, model, make_id, model_id, engine, application from vehicle
        where tenant_id = ${tenantId} and of = ${of} and ${behind} order by id limit ${VEHICLE_ROWS_PER_BATCH}`.execute(db)
      yield* rows
      if (rows.length < VEHICLE_ROWS_PER_BATCH) break
      last = rows.at(-1)?.id ?? null
    }
  }
}

/** Yields the staged rows of the vehicle table in the order of staging, so that the last row of an id applies. */
async function* readStagedVehicleRows(db: Db, { tenantId, importId }: ImportRunKey): AsyncGenerator<VehicleRow> {
  let last: [key: string, seq: number] = ['', 0]
  for (;;) {
    await yieldToRequests()
    const { rows } = await sql<{ key: string; seq: number; value: VehicleRow }>`
      select key, seq, value from import_row
      where tenant_id = ${tenantId} and import_id = ${importId} and of = 'vehicle' and (key, seq) > (${last[0]}, ${last[1]})
      order by key, seq limit ${VEHICLE_ROWS_PER_BATCH}`.execute(db)
    for (const { value } of rows) yield value
    const end = rows.at(-1)
    if (end === undefined) return
    last = [end.key, Number(end.seq)]
  }
}
