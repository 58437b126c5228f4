import { isDeepStrictEqual } from 'node:util'
import type { Pause } from '#search/recipe/in-steps.ts'
import { readRecipe, writeRecipe } from '#search/recipe/recipe.ts'
import type { Layer, WholePart } from '#search/recipe/whole-part.ts'
import type { Sections } from '#search/segment/sections.ts'

/**
 * A recipe that was tried as a device tries it: of the segments before and of it come these sections of these parts, byte for byte; null where
 * others do. `build`: what makes sections of parts. `pause`: waited for between two steps.
 */
export async function provenRecipe(
  before: readonly Layer[],
  parts: readonly WholePart[],
  sections: Sections,
  build: (parts: readonly WholePart[]) => Promise<Sections>,
  pause: Pause,
): Promise<Uint8Array | null> {
  const recipe = await writeRecipe(before, parts, pause)
  return isDeepStrictEqual(await build(await readRecipe(before, recipe, pause)), sections) ? recipe : null
}
