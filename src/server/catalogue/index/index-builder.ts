import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { SegmentSections } from '#search/segment/sections.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'
import { buildInThread, isIndexThreadAvailable } from './build-in-thread.ts'
import { type PartBatch, SectionBuilder, sectionBuildDataOf } from './section-builder.ts'

/** Builds a segment of the search index from parts in the order of their ids. */
export type IndexBuilder = (portions: AsyncIterable<PartBatch>, frame: SharedCatalogueRows) => Promise<SegmentSections>

/**
 * Builds a segment of the search index in another thread. When the server runs from its sources, builds it on this thread in small steps.
 */
export const buildIndex: IndexBuilder = (portions, frame) =>
  isIndexThreadAvailable ? buildInThread(portions, sectionBuildDataOf(frame)) : buildOnMainThread(portions, frame)

/** The number of parts that are indexed in one step. A step takes some milliseconds. */
const PARTS_PER_BUILD_STEP = 100

/** Builds a segment on this thread, in small steps. */
export async function buildOnMainThread(portions: AsyncIterable<PartBatch>, frame: SharedCatalogueRows): Promise<SegmentSections> {
  const builder = new SectionBuilder(sectionBuildDataOf(frame))
  for await (const { parts, records } of portions) {
    for (let from = 0; from < parts.length; from += PARTS_PER_BUILD_STEP) {
      const to = from + PARTS_PER_BUILD_STEP
      builder.add({ parts: parts.slice(from, to), records: records.slice(from, to) })
      await nodeEventLoop.yieldToEventLoop()
    }
  }
  return builder.build()
}
