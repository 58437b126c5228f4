import { chunksOf } from '#contract/kernel/chunks-of.ts'
import type { SharedCatalogueData } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart, LivePart } from '#search/part.ts'
import { Segment } from '#search/segment/segment.ts'
import type { Db } from '#server/db/open.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'
import { buildOnMainThread, type IndexBuilder } from './index-builder.ts'
import { readLiveParts } from './read-live.ts'
import { readParts } from './read-parts.ts'
import { addPartRecords } from './read-records.ts'

/** A segment of up to this many parts is built on this thread, in about 20 ms. A larger segment is built in another thread. */
const MAX_MAIN_THREAD_PARTS = 200

/** Reads the current data of some parts as a segment of the search index with page records, and their live data (price, stock). */
export async function readSegment(
  db: Db,
  tenantId: string,
  ids: readonly number[],
  frame: SharedCatalogueData,
  build: IndexBuilder,
): Promise<{ segment: Segment; live: Map<number, LivePart> }> {
  const parts = await readParts(db, tenantId, ids)
  const live = await readLiveParts(db, tenantId, ids)
  const portions = addPartRecords({ db, tenantId, pause: nodeEventLoop.yieldToEventLoop }, toBatches(parts))
  const sections = await (parts.length <= MAX_MAIN_THREAD_PARTS ? buildOnMainThread : build)(portions, frame)
  return { segment: new Segment(new Map(sections)), live }
}

/** Number of parts whose records one query reads. */
const PARTS_PER_RECORD_QUERY = 250

async function* toBatches(parts: readonly IndexedPart[]): AsyncGenerator<readonly IndexedPart[], void> {
  yield* chunksOf(parts, PARTS_PER_RECORD_QUERY)
}
