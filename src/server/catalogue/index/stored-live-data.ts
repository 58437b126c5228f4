import { sql } from 'kysely'
import { readLiveInSteps } from '#search/catalogue/live-bytes.ts'
import type { LiveColumns } from '#search/catalogue/live-columns.ts'
import { runInSteps } from '#search/schedule/run-in-steps.ts'
import { SEGMENT_FORMAT } from '#search/segment/sections.ts'
import type { Db } from '#server/db/open.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'
import { buildLiveSections } from './build-live-sections.ts'
import { compressSections, decompressSections } from './compressed-sections.ts'

/** The stored live data (price, stock) of a catalogue's parts. */
export interface StoredLiveData {
  live: LiveColumns
  /** The position in the change log up to which the live data and its index together are complete. */
  changeStamp: string
}

/**
 * Live data that was stored longer ago than this is stored again. That is well before the change log since then is purged
 * (db/purge-expired.ts).
 */
export const MAX_STORED_LIVE_AGE_MS = 12 * 60 * 60 * 1000

/**
 * Reads the stored live data (price, stock) that belongs to the stored index `ofIndex` (the position in the change log that identifies the
 * index). Returns null if none is readable.
 */
export async function readStoredLiveData(db: Db, tenantId: string, ofIndex: string): Promise<StoredLiveData | null> {
  const { rows } = await sql<{ since: string; bytes: Buffer }>`
    select since, bytes from index_live where tenant_id = ${tenantId} and format = ${SEGMENT_FORMAT} and of_index = ${ofIndex}`.execute(db)
  const [kept] = rows
  if (kept === undefined) return null
  const sections = await decompressSections(kept.bytes)
  return sections && { live: await runInSteps(readLiveInSteps(sections), nodeEventLoop.yieldToEventLoop), changeStamp: kept.since }
}

export const serializeLiveData = async (live: LiveColumns): Promise<Buffer> => compressSections(await buildLiveSections(live))

/** Stores live data (price, stock) for the next process. `now`: milliseconds since 1970. */
export async function storeLiveData(
  trx: Db,
  tenantId: string,
  bytes: Buffer,
  { indexStamp, changeStamp, nowMs }: { indexStamp: string; changeStamp: string; nowMs: number },
): Promise<void> {
  await sql`
    insert into index_live (tenant_id, format, of_index, since, kept_at, bytes)
    values (${tenantId}, ${SEGMENT_FORMAT}, ${indexStamp}, ${changeStamp}, ${new Date(nowMs)}::timestamptz, ${bytes})
    on conflict (tenant_id) do update set format = excluded.format, of_index = excluded.of_index, since = excluded.since,
      kept_at = excluded.kept_at, bytes = excluded.bytes`.execute(trx)
}

/** Whether this process should store the live data (price, stock) again. Of several processes, only one gets true. */
export async function claimLiveDataStoring(db: Db, tenantId: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    update index_live set kept_at = ${new Date(now)}::timestamptz
    where tenant_id = ${tenantId} and kept_at <= ${new Date(now - MAX_STORED_LIVE_AGE_MS)}::timestamptz returning tenant_id`.execute(db)
  return rows.length > 0
}
