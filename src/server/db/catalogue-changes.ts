import { type RawBuilder, sql } from 'kysely'
import type { ChangeKind } from './change-tables.ts'
import type { Db } from './open.ts'

/** A change of one part. Without a part, it is a change of the whole catalogue (`all`) or of promotion prices (`prices`). */
export interface CatalogueChange {
  /**
   * The kind of change. `part`: the whole part has changed. `live`: only price, stock or condition of sale has changed. `gone`: the part
   * was deleted.
   */
  kind: ChangeKind
  partId: number | null
  /** The part's code in its last entry of the change log. */
  mcode: string | null
}

/**
 * The changes of a catalogue since a position in the change log. `endSnapshot`: the position for the next read. With `isIncomplete`, some
 * changes are missing from the log: the caller stores `endSnapshot` and then reads the whole catalogue.
 */
export type CatalogueChanges =
  | { isIncomplete: false; endSnapshot: string; changes: CatalogueChange[] }
  | { isIncomplete: true; endSnapshot: string }

/**
 * Reads the changes of a tenant's catalogue after `since`, a position in the change log that an earlier call on the same database returned.
 * With null, reads no changes and only returns the current position; the caller must take that position before reading the catalogue. Each
 * part occurs once, in the order of its last change. If a code was deleted and created again, the deleted part is listed first. A part that
 * no longer exists is always `gone`. No change is missed or read twice, because the position is the database snapshot of the read, with its
 * open transactions. Changes that those transactions commit are in the next read. A read-only standby has no such snapshot, so the caller
 * must use the primary server.
 */
export async function readChanges(db: Db, tenantId: string, since: string | null): Promise<CatalogueChanges> {
  const from = sql`${since}::pg_snapshot`
  const read = await sql<{ upTo: string; lost: boolean; changes: CatalogueChange[] }>`
    select pg_current_snapshot()::text as "upTo", ${changeLogIncompleteSql(tenantId, from)} as lost, (
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
  return lost ? { isIncomplete: lost, endSnapshot: upTo } : { isIncomplete: lost, endSnapshot: upTo, changes }
}

/** Returns the current position in the change log. A read with this position as `since` returns all later changes. */
export async function readCurrentSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database does not say where it stands.')
  return row.now
}

/** Whether the change log still contains all changes after `since`. */
export async function isChangeLogComplete(db: Db, tenantId: string, since: string): Promise<boolean> {
  const { rows } = await sql<{ lost: boolean }>`select ${changeLogIncompleteSql(tenantId, sql`${since}::pg_snapshot`)} as lost`.execute(db)
  return rows[0]?.lost === false
}

/**
 * SQL condition for a position `from` in the change log after which the log is incomplete: rows after the position were purged, or the
 * position is in the future because the database was replaced.
 */
const changeLogIncompleteSql = (tenantId: string, from: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  coalesce(pg_snapshot_xmin(${from}) <= (select xid from catalogue_purged where tenant_id = ${tenantId}), false)
    or coalesce(pg_snapshot_xmax(${from}) > pg_snapshot_xmax(pg_current_snapshot()), false)`

/**
 * Deletes rows of the change log before a given time, for all tenants. In the same statement it stores the last purged transaction, so that
 * readers at an older position in the log notice the gap. Rows that are newer than the oldest open transaction stay. Otherwise a reader
 * that has just read everything would have to read everything again.
 */
export async function purgeChanges(db: Db, before: Date): Promise<void> {
  await sql`
    with dropped as (
      delete from catalogue_change where at < ${before}::timestamptz and xid < pg_snapshot_xmin(pg_current_snapshot()) returning tenant_id, xid)
    insert into catalogue_purged (tenant_id, xid)
    select distinct on (tenant_id) tenant_id, xid from dropped order by tenant_id, xid desc
    on conflict (tenant_id) do update set xid = greatest(catalogue_purged.xid, excluded.xid)`.execute(db)
}

/**
 * Runs work that changes too many rows to write each of them to the change log. The caller calls `logFullChange` or `clearChangeLog` before
 * the
 * transaction commits.
 */
export async function runWithoutChangeLog<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('armature.bulk', 'on', true)`.execute(trx)
  const result = await work()
  await sql`select set_config('armature.bulk', '', true)`.execute(trx)
  return result
}

/** Writes to the change log of every tenant that the whole catalogue has changed. */
export async function logFullChange(trx: Db): Promise<void> {
  await sql`insert into catalogue_change (tenant_id, kind) select id, 'all' from tenant`.execute(trx)
}

/**
 * Clears a change log that was copied from another database. The transaction ids in it mean nothing in this database. A stored position in
 * the other database's log could otherwise be accepted later, when this database reaches the same transaction id.
 */
export async function clearChangeLog(trx: Db): Promise<void> {
  await sql`delete from catalogue_change`.execute(trx)
  await sql`delete from catalogue_purged`.execute(trx)
  await sql`delete from index_segment`.execute(trx)
  await sql`delete from index_live`.execute(trx)
  await sql`update pack set since = concat(pg_current_xact_id(), ':', pg_current_xact_id(), ':')`.execute(trx)
  await logFullChange(trx)
}
