import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { countChangesOfKinds } from '#server/import/engine/results/counts.ts'
import { readKeyRanges } from '#server/import/engine/run/key-ranges.ts'
import { partChangeKinds } from '#server/import/engine/run/lists.ts'
import { priceAndStockColumns } from '#server/import/engine/run/price-and-stock-columns.ts'
import { smallTableNames } from '#server/import/engine/run/small-tables.ts'
import type { RunKey } from './write-versions.ts'

/**
 * The maximum number of changed parts that the change log names one by one. After more changes, devices and servers read the whole
 * catalogue again.
 */
const MAX_LOGGED_PARTS = 5000
const PARTS_PER_LOG_BATCH = 500

/** SQL condition for a change that concerns only price, stock and conditions of sale. */
const priceAndStockChangeSql = sql`(of = 'part' and before is not null and after is not null
  and after - array[${sql.join(Object.keys(priceAndStockColumns).map((column) => sql.lit(column)))}] = '{}')`

/**
 * Whether an import run changes names or more parts than the change log names one by one. Then the log says only that the whole catalogue
 * changed.
 */
export async function changesWholeCatalogue(db: Db, run: RunKey): Promise<boolean> {
  if ((await countChangesOfKinds({ ...run, db }, smallTableNames)) > 0) return true
  let others = 0
  for await (const range of readKeyRanges(db, run, partChangeKinds)) {
    const { rows } = await sql<{ others: number }>`
      select count(distinct part_id) filter (where not ${priceAndStockChangeSql})::int as others from import_change where ${range}`.execute(
      db,
    )
    others += rows[0]?.others ?? 0
    if (others > MAX_LOGGED_PARTS) return true
  }
  return false
}

/** Writes to the change log that the whole catalogue of a tenant changed. */
export async function logWholeCatalogueChange(trx: Db, tenantId: string): Promise<void> {
  await sql`insert into catalogue_change (tenant_id, kind) values (${tenantId}, 'all')`.execute(trx)
  await sql`update tenant set catalogue_version = catalogue_version + 1 where id = ${tenantId}`.execute(trx)
}

/** Writes the changed parts of an import run to the change log, in batches. A part may be logged twice without harm. */
export async function logChangedParts(db: Db, run: RunKey): Promise<void> {
  for await (const range of readKeyRanges(db, run, partChangeKinds, PARTS_PER_LOG_BATCH))
    await sql`insert into catalogue_change (tenant_id, kind, part_id, mcode)
      select ${run.tenantId}, case when bool_or(of = 'part' and after is null) then 'gone' when bool_and(${priceAndStockChangeSql}) then 'live' else 'part' end,
        part_id, min(key)
      from import_change where ${range} group by part_id`.execute(db)
}
