import { type RawBuilder, sql } from 'kysely'
import type { ChangeKind } from './change-tables.ts'
import type { Db } from './open.ts'

/** What has become of a part since; or, without one, of everything (`all`) or of the promoted prices (`prices`). */
export interface CatalogueChange {
  /** `part`: read it anew as a whole. `live`: price, stock or condition of sale. `gone`: it is not there any more. */
  kind: ChangeKind
  partId: number | null
  /** The code of the part, as the log last saw it. */
  mcode: string | null
}

/** `upTo` is what to ask with next time. `lost`: nobody knows what has changed since, so read everything anew, after this. */
export type CatalogueChanges = { lost: false; upTo: string; changes: CatalogueChange[] } | { lost: true; upTo: string }

/**
 * What has changed in a tenant's catalogue since `since`, which an earlier reading of the same database said; null reads nothing and only
 * says where to begin, so ask before you read the catalogue. A part stands once, in the order of its last change: of two with one code the
 * one that is gone comes first. A part that is not there now is `gone`, whatever else befell it.
 *
 * No change is missed and none is read twice: `upTo` is the very snapshot which the rows were read in, with the transactions that were
 * under way in it; what they commit is read next time. A standby does not say those: ask the server that is written to.
 */
export async function readChanges(db: Db, tenantId: string, since: string | null): Promise<CatalogueChanges> {
  const from = sql`${since}::pg_snapshot`
  const read = await sql<{ upTo: string; lost: boolean; changes: CatalogueChange[] }>`
    select pg_current_snapshot()::text as "upTo", ${isLost(tenantId, from)} as lost, (
      select coalesce(json_agg(json_build_object('kind', kind, 'partId', part_id, 'mcode', mcode) order by last), '[]') from (
        select part_id, max(id) as last, (array_agg(mcode order by id desc))[1] as mcode,
          case when part_id is null then min(kind)
            when not exists (select from part where part.tenant_id = ${tenantId} and part.id = part_id) then 'gone'
            when bool_and(kind = 'live') then 'live'
            else 'part' end as kind
        from catalogue_change where tenant_id = ${tenantId} and xid >= pg_snapshot_xmin(${from}) and not pg_visible_in_snapshot(xid, ${from})
        group by part_id, case when part_id is null then kind end) as changed) as changes`.execute(db)
  const [row] = read.rows
  if (!row) throw new Error('The database does not say where it stands.')
  const { upTo, lost, changes } = row
  return lost ? { lost, upTo } : { lost, upTo, changes }
}

/** Where the log stands now: what changes after this is read by asking with it. */
export async function changeStampNow(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database does not say where it stands.')
  return row.now
}

/** Whether the log still says all that has changed since. */
export async function isLogWhole(db: Db, tenantId: string, since: string): Promise<boolean> {
  const { rows } = await sql<{ lost: boolean }>`select ${isLost(tenantId, sql`${since}::pg_snapshot`)} as lost`.execute(db)
  return rows[0]?.lost === false
}

/** Whether rows since then were purged already, or it is of a time that this database has not come to: another one was put in its place. */
const isLost = (tenantId: string, from: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  coalesce(pg_snapshot_xmin(${from}) <= (select xid from catalogue_purged where tenant_id = ${tenantId}), false)
    or coalesce(pg_snapshot_xmax(${from}) > pg_snapshot_xmax(pg_current_snapshot()), false)`

/**
 * Drops what was logged before a moment, of every tenant, and notes up to where, so that a reader who was away for longer notices. Nobody
 * reads between the two: they are one statement. What is younger than a transaction that is still open stays: every snapshot reaches back to
 * that one, so whoever read all anew would be told at once to read all anew, until it ends.
 */
export async function purgeChanges(db: Db, before: Date): Promise<void> {
  await sql`
    with dropped as (
      delete from catalogue_change where at < ${before}::timestamptz and xid < pg_snapshot_xmin(pg_current_snapshot()) returning tenant_id, xid)
    insert into catalogue_purged (tenant_id, xid)
    select distinct on (tenant_id) tenant_id, xid from dropped order by tenant_id, xid desc
    on conflict (tenant_id) do update set xid = greatest(catalogue_purged.xid, excluded.xid)`.execute(db)
}

/** Has work done in a transaction whose rows are too many to be logged one by one. Call `logAll` or `beginLogAnew` before it commits. */
export async function unlogged<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('armature.bulk', 'on', true)`.execute(trx)
  const result = await work()
  await sql`select set_config('armature.bulk', '', true)`.execute(trx)
  return result
}

/** Logs that all of every tenant's catalogue has changed. */
export async function logAll(trx: Db): Promise<void> {
  await sql`insert into catalogue_change (tenant_id, kind) select id, 'all' from tenant`.execute(trx)
}

/**
 * Forgets a log that is of another database, from which this one was made: its transactions are none of this one's. That database may have
 * come further, and this one comes as far some day: what says up to where it holds everything would then be believed.
 */
export async function beginLogAnew(trx: Db): Promise<void> {
  await sql`delete from catalogue_change`.execute(trx)
  await sql`delete from catalogue_purged`.execute(trx)
  await sql`delete from index_segment`.execute(trx)
  await sql`delete from index_live`.execute(trx)
  await sql`update pack set since = concat(pg_current_xact_id(), ':', pg_current_xact_id(), ':')`.execute(trx)
  await logAll(trx)
}
