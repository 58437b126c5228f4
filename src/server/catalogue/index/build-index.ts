import type { FrameRows } from '#search/catalogue/frame.ts'
import type { SegmentSections } from '#search/segment/sections.ts'
import { eventLoop } from '#server/kernel/event-loop.ts'
import { buildInThread, isIndexThreadAvailable } from './build-in-thread.ts'
import { type Portion, SectionBuilder, sectionTerms } from './section-builder.ts'

/** Builds a segment of the search index from parts in the order of their ids. */
export type BuildIndex = (portions: AsyncIterable<Portion>, frame: FrameRows) => Promise<SegmentSections>

/**
 * Builds a segment of the search index in another thread. When the server runs from its sources, builds it on this thread in small steps.
 */
export const buildIndex: BuildIndex = (portions, frame) =>
  isIndexThreadAvailable ? buildInThread(portions, sectionTerms(frame)) : buildOnMainThread(portions, frame)

/** The number of parts that are indexed in one step. A step takes some milliseconds. */
const PARTS_PER_BUILD_STEP = 100

async function buildOnMainThread(portions: AsyncIterable<Portion>, frame: FrameRows): Promise<SegmentSections> {
  const builder = new SectionBuilder(sectionTerms(frame))
  for await (const { parts, records } of portions) {
    for (let from = 0; from < parts.length; from += PARTS_PER_BUILD_STEP) {
      const some = parts.slice(from, from + PARTS_PER_BUILD_STEP)
      builder.add(records === undefined ? { parts: some } : { parts: some, records: records.slice(from, from + PARTS_PER_BUILD_STEP) })
      await eventLoop.turn()
    }
  }
  return builder.build()
}
