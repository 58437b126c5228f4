import { isDeepStrictEqual } from 'node:util'
import { readRecipe, writeRecipe } from '#search/recipe/recipe.ts'
import type { SegmentSource, WholePart } from '#search/recipe/whole-part.ts'
import type { PauseWork } from '#search/schedule/event-loop.ts'
import type { SegmentSections } from '#search/segment/sections.ts'

/**
 * Creates a recipe for sections and tests it as a device would use it. Returns null if the result differs from the expected sections in any
 * byte. `build` builds sections from parts. `pause` is awaited between steps.
 */
export async function createTestedRecipe(
  before: readonly SegmentSource[],
  parts: readonly WholePart[],
  sections: SegmentSections,
  build: (parts: readonly WholePart[]) => Promise<SegmentSections>,
  pause: PauseWork,
): Promise<Uint8Array | null> {
  const recipe = await writeRecipe(before, parts, pause)
  return isDeepStrictEqual(await build(await readRecipe(before, recipe, pause)), sections) ? recipe : null
}
