import { cachedAttributeChoices } from '#search/catalogue/choices.ts'
import type { FrameRows } from '#search/catalogue/frame.ts'
import { namedModelsById } from '#search/catalogue/named-models.ts'
import { RecordBuilder } from '#search/records/record-builder.ts'
import type { PauseWork } from '#search/schedule/event-loop.ts'
import { mapInSteps } from '#search/schedule/map-in-steps.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { readRecipe } from './recipe.ts'
import { storedRecords } from './stored-records.ts'
import type { SegmentSource } from './whole-part.ts'

/**
 * Builds the sections of a newer index segment again, byte for byte, from earlier segments and a recipe. `pause` is awaited between steps.
 * Throws if the recipe belongs to other segments.
 */
export async function rebuildSegmentSections(
  before: readonly SegmentSource[],
  recipe: Uint8Array,
  frame: FrameRows,
  pause: PauseWork,
): Promise<Map<string, Uint8Array>> {
  const index = new SegmentBuilder(namedModelsById(frame), cachedAttributeChoices(frame))
  const records = new RecordBuilder()
  await mapInSteps(await readRecipe(before, recipe, pause), pause, ({ part, record }) => {
    index.add(part)
    records.add(part, record)
  })
  await pause()
  const built = index.build()
  await pause()
  return storedRecords(new Map([...built, ...(await records.build())]))
}
