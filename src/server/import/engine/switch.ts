import { sql } from 'kysely'
import { readChanges, unlogged } from '#server/db/catalogue-changes.ts'
import type { Db } from '#server/db/open.ts'
import { within } from '#server/db/within.ts'
import { audit } from '#server/kernel/audit.ts'
import { applyChanges } from './apply.ts'
import { countOf } from './counts.ts'
import { isLiveRun } from './kinds.ts'
import { keyRanges } from './key-ranges.ts'
import { partNow } from './known-part.ts'
import { kindsOfParts } from './lists.ts'
import { smallTableNames } from './small-tables.ts'
import { liveColumns } from './live-columns.ts'
import type { RowsAccounted } from './row-account.ts'
import type { Counts, Run } from './run.ts'

/** When more parts than this become others, devices and servers read the whole catalogue anew rather than part by part. */
const ONE_BY_ONE_MOST = 5000

/**
 * Makes all changes of a planned run in one transaction, with its row of the audit and what the log of changes says of it. What somebody
 * else changed since it was planned is what is written down as "before", so that it is shown, and comes back with an undo.
 */
export function switchTo(run: Run, stamp: string, { counts, rows }: { counts: Counts; rows: RowsAccounted | null }, onDone: (changes: number) => void): Promise<void> {
  return within(run.db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    // With one connection nobody comes between.
    if (!run.oneConnection) await lockParts(trx, run)
    await takeIn(trx, run, stamp)
    await unlogged(trx, () => applyChanges(trx, run, onDone))
    await logChanges(trx, run)
    await sql`update import_run set state = 'done', ended_at = ${new Date(run.clock.now())}, counts = ${JSON.stringify(counts)}, rows = ${rows === null ? null : JSON.stringify(rows)}
      where tenant_id = ${run.tenantId} and id = ${run.id}`.execute(trx)
    if (run.undoes !== undefined)
      await sql`update import_run set state = 'undone' where tenant_id = ${run.tenantId} and id = ${run.undoes}`.execute(trx)
    await audit({ db: trx, tenantId: run.tenantId, clock: run.clock }, { who: run.who, action: run.action, about: `import ${run.id}`, facts: { ...counts, ...(rows && { rows: rows.counts.read }) } })
  })
}

/** In the order in which orders lock them, so that neither waits for the other for ever. */
async function lockParts(trx: Db, run: Run): Promise<void> {
  for await (const range of keyRanges(trx, run, ['part']))
    await sql`select count(*) from (select 1 from part where tenant_id = ${run.tenantId}
      and id in (select part_id from import_change where ${range} and before is not null)
      order by mcode for update) as locked`.execute(trx)
}

/** Corrects what "before" says of parts that others have changed since the plan was made; a part that has gone is left alone. */
async function takeIn(trx: Db, run: Run, stamp: string): Promise<void> {
  const read = await readChanges(trx, run.tenantId, stamp)
  const touched = read.lost ? null : read.changes.flatMap(({ partId }) => partId ?? [])
  if (touched?.length === 0) return
  const some = touched === null ? sql`true` : sql`part_id = any(${touched}::int[])`
  for await (const range of keyRanges(trx, run, kindsOfParts)) {
    await sql`delete from import_change as one where ${range} and ${some} and before is not null
      and not exists (select from part where part.tenant_id = ${run.tenantId} and part.id = one.part_id)`.execute(trx)
    await sql`update import_change as one
      set before = (select jsonb_object_agg(said.name, ${partNow} -> said.name) from jsonb_object_keys(one.after) as said (name))
      from (select seq as "at" from import_change where ${range} and of = 'part' and ${some} and before is not null and after is not null) as meant, part
      where one.tenant_id = ${run.tenantId} and one.import_id = ${run.id} and one.seq = meant.at
        and part.tenant_id = one.tenant_id and part.id = one.part_id`.execute(trx)
  }
}

/** What whoever keeps a copy of the catalogue is told: price and stock part by part, other changes too while they are few. */
async function logChanges(trx: Db, run: Run): Promise<void> {
  // Devices are to have the new parts today, not when packs are looked at the next time.
  if (!isLiveRun(run)) await sql`update pack_making set due_since = ${new Date(run.clock.now())} where tenant_id = ${run.tenantId}`.execute(trx)
  let others = 0
  for await (const range of keyRanges(trx, run, kindsOfParts)) {
    const { rows } = await sql<{ others: number }>`
      select count(distinct part_id) filter (where not ${isLive})::int as others from import_change where ${range}`.execute(trx)
    others += rows[0]?.others ?? 0
    if (others > ONE_BY_ONE_MOST) break
  }
  if (others > ONE_BY_ONE_MOST || (await countOf({ ...run, db: trx }, smallTableNames)) > 0) {
    await sql`insert into catalogue_change (tenant_id, kind) values (${run.tenantId}, 'all')`.execute(trx)
    await sql`update tenant set catalogue_version = catalogue_version + 1 where id = ${run.tenantId}`.execute(trx)
    return
  }
  for await (const range of keyRanges(trx, run, kindsOfParts, LOGGED_AT_ONCE))
    await sql`insert into catalogue_change (tenant_id, kind, part_id, mcode)
      select ${run.tenantId}, case when bool_or(of = 'part' and after is null) then 'gone' when bool_and(${isLive}) then 'live' else 'part' end,
        part_id, min(key)
      from import_change where ${range} group by part_id`.execute(trx)
}

const LOGGED_AT_ONCE = 1000

/** Whether a change is of nothing but price, stock and conditions of sale. */
const isLive = sql`(of = 'part' and before is not null and after is not null
  and after - array[${sql.join(Object.keys(liveColumns).map((column) => sql.lit(column)))}] = '{}')`
