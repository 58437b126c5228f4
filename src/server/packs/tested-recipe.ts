import { isDeepStrictEqual } from 'node:util'
import type { PartWithRecord, SegmentSource } from '#search/recipe/part-with-record.ts'
import { readSegmentDelta, writeSegmentDelta } from '#search/recipe/recipe.ts'
import type { WorkPause } from '#search/schedule/event-loop.ts'
import type { SegmentSections } from '#search/segment/sections.ts'

/**
 * Creates a recipe by which a device builds sections of a segment from earlier segments, and tests it as a device would use it. Returns
 * null if the result differs from the expected sections in any byte. `build` builds sections from parts. `pause` is awaited between steps.
 */
export async function createTestedRecipe(
  before: readonly SegmentSource[],
  parts: readonly PartWithRecord[],
  sections: SegmentSections,
  build: (parts: readonly PartWithRecord[]) => Promise<SegmentSections>,
  pause: WorkPause,
): Promise<Uint8Array | null> {
  const recipe = await writeSegmentDelta(before, parts, pause)
  return isDeepStrictEqual(await build(await readSegmentDelta(before, recipe, pause)), sections) ? recipe : null
}
