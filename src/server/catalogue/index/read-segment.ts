import { cachedAttributeChoices } from '#search/catalogue/choices.ts'
import type { Frame } from '#search/catalogue/frame.ts'
import { namedModelsById } from '#search/catalogue/named-models.ts'
import type { LivePart } from '#search/part.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import type { Db } from '#server/db/open.ts'
import type { BuildIndex } from './build-index.ts'
import { readLiveParts } from './read-live.ts'
import { readParts } from './read-parts.ts'

/** A segment of up to this many parts is built on this thread, in about 20 ms. A larger segment is built in another thread. */
const MAX_MAIN_THREAD_PARTS = 200

/** Reads the current data of some parts as a segment of the search index, with their live data (price, stock). */
export async function readSegment(
  db: Db,
  tenantId: string,
  ids: readonly number[],
  frame: Frame,
  build: BuildIndex,
): Promise<{ segment: Segment; live: Map<number, LivePart> }> {
  const parts = await readParts(db, tenantId, ids)
  const live = await readLiveParts(db, tenantId, ids)
  const sections =
    parts.length <= MAX_MAIN_THREAD_PARTS
      ? buildSegment(parts, namedModelsById(frame), cachedAttributeChoices(frame))
      : await build(toSinglePortion(parts), frame)
  return { segment: new Segment(new Map(sections)), live }
}

async function* toSinglePortion<Part>(parts: Part[]): AsyncGenerator<{ parts: Part[] }, void> {
  yield { parts }
}
