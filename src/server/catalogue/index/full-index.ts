import type { Frame } from '#search/catalogue/frame.ts'
import type { LiveColumns } from '#search/catalogue/live-columns.ts'
import type { IndexedPart } from '#search/part.ts'
import type { SegmentSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import { isLogWhole, readChangeStamp } from '#server/db/catalogue-changes.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import type { IndexContext } from './index-context.ts'
import { readAllLive } from './read-live.ts'
import { readAllParts } from './read-parts.ts'
import type { Portion } from './section-builder.ts'
import { readStoredLive, serializeLive, storeLive } from './stored-live.ts'
import { readStoredSegment, splitIntoPieces, storeSegment } from './stored-segments.ts'

/**
 * A catalogue that was read in full: the main segment of its search index, the live data (price, stock) of its parts, and the stamp of the
 * change log for both.
 */
export interface FullIndex {
  segment: Segment
  live: LiveColumns
  since: string
  /** The stamp of the change log for the segment alone. It identifies the segment. */
  ofIndex: string
}

/** Indexes all parts of a tenant and stores the index for the next process. */
export async function buildFullIndex(db: Db, tenantId: string, frame: Frame, { build, report, now }: IndexContext): Promise<FullIndex> {
  const since = await readChangeStamp(db)
  const sections = await build(toPortions(readAllParts(db, tenantId)), frame)
  const live = await readAllLive(db, tenantId)
  // An index that cannot be stored, because the database is full or read-only, still answers searches. The next process then builds the
  // index again.
  await storeFullIndex(db, tenantId, { sections, live, since, now: now() }).catch((cause: unknown) =>
    report(`The index of the shop ${tenantId} is not kept`, cause),
  )
  return { segment: new Segment(new Map(sections)), live, since, ofIndex: since }
}

/**
 * Reads a tenant's stored index. Returns null if none is readable. Live data (price, stock) is read from the parts if the change log no
 * longer covers the time since the live data was stored.
 */
export async function readStoredIndex(db: Db, tenantId: string, { report, now }: IndexContext): Promise<FullIndex | null> {
  const kept = await readStoredSegment(db, tenantId)
  if (kept === null) return null
  const { segment, since: ofIndex } = kept
  const left = await readStoredLive(db, tenantId, ofIndex)
  if (left !== null && (await isLogWhole(db, tenantId, left.since))) return { segment, ofIndex, ...left }
  const live = await readAllLive(db, tenantId)
  if (left === null)
    await serializeLive(live)
      .then((bytes) => storeLive(db, tenantId, bytes, { ofIndex, since: ofIndex, now: now() }))
      .catch((cause: unknown) => report(`What is live of the shop ${tenantId} is not kept`, cause))
  return { segment, live, since: ofIndex, ofIndex }
}

interface BuiltIndex {
  sections: SegmentSections
  live: LiveColumns
  since: string
  now: number
}

async function storeFullIndex(db: Db, tenantId: string, { sections, live, since, now }: BuiltIndex): Promise<void> {
  const [pieces, bytes] = [await splitIntoPieces(sections), await serializeLive(live)]
  await inTransaction(db, async (trx) => {
    await storeSegment(trx, tenantId, pieces, since)
    await storeLive(trx, tenantId, bytes, { ofIndex: since, since, now })
  })
}

async function* toPortions(parts: AsyncIterable<readonly IndexedPart[]>): AsyncGenerator<Portion, void> {
  for await (const some of parts) yield { parts: some }
}
