import type { LiveColumns } from '#search/catalogue/live-columns.ts'
import type { SharedCatalogueData } from '#search/catalogue/shared-catalogue-data.ts'
import type { SegmentSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import { isChangeLogComplete, readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'
import type { IndexServices } from './index-services.ts'
import { readAllLiveData } from './read-live.ts'
import { readAllParts } from './read-parts.ts'
import { addPartRecords } from './read-records.ts'
import { readStoredLiveData, serializeLiveData, storeLiveData } from './stored-live-data.ts'
import { readStoredSegment, splitIntoPieces, storeSegment } from './stored-segments.ts'

/**
 * A catalogue that was read in full: the main segment of its search index, the live data (price, stock) of its parts, and the position in
 * the change log (`changeStamp`) up to which both together are complete.
 */
export interface FullIndex {
  segment: Segment
  live: LiveColumns
  changeStamp: string
  /** The position in the change log up to which the segment was complete when it was built. It identifies the segment. */
  indexStamp: string
}

/** Indexes all parts of a tenant and stores the index for the next process. */
export async function buildFullIndex(
  db: Db,
  tenantId: string,
  frame: SharedCatalogueData,
  { build, report, now }: IndexServices,
): Promise<FullIndex> {
  const since = await readCurrentSnapshot(db)
  const sections = await build(addPartRecords({ db, tenantId, pause: nodeEventLoop.yieldToEventLoop }, readAllParts(db, tenantId)), frame)
  const live = await readAllLiveData(db, tenantId)
  // An index that cannot be stored, because the database is full or read-only, still answers searches. The next process then builds the
  // index again.
  await storeFullIndex(db, tenantId, { sections, live, changeStamp: since, nowMs: now() }).catch((cause: unknown) =>
    report(`The index of the shop ${tenantId} is not kept`, cause),
  )
  return { segment: new Segment(new Map(sections)), live, changeStamp: since, indexStamp: since }
}

/**
 * Reads a tenant's stored index. Returns null if none is readable. Live data (price, stock) is read from the parts if the change log no
 * longer covers the time since the live data was stored.
 */
export async function readStoredIndex(db: Db, tenantId: string, { report, now }: IndexServices): Promise<FullIndex | null> {
  const kept = await readStoredSegment(db, tenantId)
  if (kept === null) return null
  const { segment, changeStamp: ofIndex } = kept
  const left = await readStoredLiveData(db, tenantId, ofIndex)
  if (left !== null && (await isChangeLogComplete(db, tenantId, left.changeStamp))) return { segment, indexStamp: ofIndex, ...left }
  const live = await readAllLiveData(db, tenantId)
  if (left === null)
    await serializeLiveData(live)
      .then((bytes) => storeLiveData(db, tenantId, bytes, { indexStamp: ofIndex, changeStamp: ofIndex, nowMs: now() }))
      .catch((cause: unknown) => report(`What is live of the shop ${tenantId} is not kept`, cause))
  return { segment, live, changeStamp: ofIndex, indexStamp: ofIndex }
}

interface BuiltIndex {
  sections: SegmentSections
  live: LiveColumns
  changeStamp: string
  nowMs: number
}

async function storeFullIndex(db: Db, tenantId: string, { sections, live, changeStamp, nowMs }: BuiltIndex): Promise<void> {
  const [pieces, bytes] = [await splitIntoPieces(sections), await serializeLiveData(live)]
  await inTransaction(db, async (trx) => {
    await storeSegment(trx, tenantId, pieces, changeStamp)
    await storeLiveData(trx, tenantId, bytes, { indexStamp: changeStamp, changeStamp, nowMs })
  })
}
