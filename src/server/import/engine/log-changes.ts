import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { countOf } from './counts.ts'
import { keyRanges } from './key-ranges.ts'
import { kindsOfParts } from './lists.ts'
import { liveColumns } from './live-columns.ts'
import { smallTableNames } from './small-tables.ts'
import type { Written } from './write-versions.ts'

/** If more parts change, devices and servers read the whole catalogue again instead of single parts. */
const MAX_ONE_BY_ONE = 5000
const LOGGED_AT_ONCE = 500

/** SQL condition: a change of price, stock and conditions of sale only. */
const isLive = sql`(of = 'part' and before is not null and after is not null
  and after - array[${sql.join(Object.keys(liveColumns).map((column) => sql.lit(column)))}] = '{}')`

/** Whether a run changes names or too many parts. Then the change log says that the whole catalogue changed. */
export async function changesAll(db: Db, run: Written): Promise<boolean> {
  if ((await countOf({ ...run, db }, smallTableNames)) > 0) return true
  let others = 0
  for await (const range of keyRanges(db, run, kindsOfParts)) {
    const { rows } = await sql<{ others: number }>`
      select count(distinct part_id) filter (where not ${isLive})::int as others from import_change where ${range}`.execute(db)
    others += rows[0]?.others ?? 0
    if (others > MAX_ONE_BY_ONE) return true
  }
  return false
}

/** Logs that the tenant's whole catalogue changed. */
export async function logAllOf(trx: Db, tenantId: string): Promise<void> {
  await sql`insert into catalogue_change (tenant_id, kind) values (${tenantId}, 'all')`.execute(trx)
  await sql`update tenant set catalogue_version = catalogue_version + 1 where id = ${tenantId}`.execute(trx)
}

/** Logs the changed parts of a run in batches. Logging a part twice is harmless. */
export async function logParts(db: Db, run: Written): Promise<void> {
  for await (const range of keyRanges(db, run, kindsOfParts, LOGGED_AT_ONCE))
    await sql`insert into catalogue_change (tenant_id, kind, part_id, mcode)
      select ${run.tenantId}, case when bool_or(of = 'part' and after is null) then 'gone' when bool_and(${isLive}) then 'live' else 'part' end,
        part_id, min(key)
      from import_change where ${range} group by part_id`.execute(db)
}
