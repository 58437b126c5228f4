import { setImmediate as turn } from 'node:timers/promises'
import type { FrameRows } from '#search/catalogue/frame.ts'
import type { Sections } from '#search/segment/sections.ts'
import { buildApart, canBuildApart } from './build-apart.ts'
import { type Portion, SectionBuilder, sectionTerms } from './section-builder.ts'

/** Makes a segment of parts that come in the order of their ids. */
export type BuildIndex = (portions: AsyncIterable<Portion>, frame: FrameRows) => Promise<Sections>

/** Does so in another thread, or, where the sources run, here and in turns with others. */
export const buildIndex: BuildIndex = (portions, frame) =>
  canBuildApart ? buildApart(portions, sectionTerms(frame)) : buildHere(portions, frame)

/** Parts that are taken in before others get their turn: some milliseconds of work. */
const AT_ONCE = 100

async function buildHere(portions: AsyncIterable<Portion>, frame: FrameRows): Promise<Sections> {
  const builder = new SectionBuilder(sectionTerms(frame))
  for await (const { parts, records } of portions) {
    for (let from = 0; from < parts.length; from += AT_ONCE) {
      const some = parts.slice(from, from + AT_ONCE)
      builder.add(records === undefined ? { parts: some } : { parts: some, records: records.slice(from, from + AT_ONCE) })
      await turn()
    }
  }
  return builder.build()
}
