import { cachedAttributeChoices } from '#search/catalogue/choices.ts'
import { modelNamesById } from '#search/catalogue/named-models.ts'
import type { SharedCatalogueData } from '#search/catalogue/shared-catalogue-data.ts'
import type { LivePart } from '#search/part.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import type { Db } from '#server/db/open.ts'
import type { IndexBuilder } from './index-builder.ts'
import { readLiveParts } from './read-live.ts'
import { readParts } from './read-parts.ts'

/** A segment of up to this many parts is built on this thread, in about 20 ms. A larger segment is built in another thread. */
const MAX_MAIN_THREAD_PARTS = 200

/** Reads the current data of some parts as a segment of the search index, with their live data (price, stock). */
export async function readSegment(
  db: Db,
  tenantId: string,
  ids: readonly number[],
  frame: SharedCatalogueData,
  build: IndexBuilder,
): Promise<{ segment: Segment; live: Map<number, LivePart> }> {
  const parts = await readParts(db, tenantId, ids)
  const live = await readLiveParts(db, tenantId, ids)
  const sections =
    parts.length <= MAX_MAIN_THREAD_PARTS
      ? buildSegment(parts, modelNamesById(frame), cachedAttributeChoices(frame))
      : await build(toSinglePartBatch(parts), frame)
  return { segment: new Segment(new Map(sections)), live }
}

async function* toSinglePartBatch<Part>(parts: Part[]): AsyncGenerator<{ parts: Part[] }, void> {
  yield { parts }
}
