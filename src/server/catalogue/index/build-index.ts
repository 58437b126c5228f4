import { setImmediate as turn } from 'node:timers/promises'
import type { FrameRows } from '#search/catalogue/frame.ts'
import type { IndexedPart } from '#search/part.ts'
import { type NamedModel, SegmentBuilder } from '#search/segment/build.ts'
import type { Sections } from '#search/segment/sections.ts'
import { buildApart, canBuildApart } from './build-apart.ts'

/** What models are called, by their ids. */
export function namedModels({ makes, models }: FrameRows): Map<string, NamedModel> {
  const makeOf = new Map(makes.map(({ id, name }) => [id, name]))
  return new Map(models.map(({ id, makeId, line, name }) => [id, { make: makeOf.get(makeId) ?? '', line, model: name }]))
}

/** Parts that are taken in before others get their turn: some milliseconds of work. */
const AT_ONCE = 100

/**
 * Makes a segment of parts that come in the order of their ids: in another thread, or, where the sources run, here and in turns with others.
 */
export const buildIndex = (parts: AsyncIterable<readonly IndexedPart[]>, frame: FrameRows): Promise<Sections> =>
  canBuildApart ? buildApart(parts, namedModels(frame)) : buildHere(parts, frame)

async function buildHere(parts: AsyncIterable<readonly IndexedPart[]>, frame: FrameRows): Promise<Sections> {
  const builder = new SegmentBuilder(namedModels(frame))
  for await (const some of parts) {
    for (const [at, part] of some.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await turn()
      builder.add(part)
    }
  }
  return builder.build()
}
