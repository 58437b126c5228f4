import { cachedAttributeChoices } from '#search/catalogue/choices.ts'
import { modelNamesById } from '#search/catalogue/named-models.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { RecordBuilder } from '#search/records/record-builder.ts'
import type { WorkPause } from '#search/schedule/event-loop.ts'
import { mapInSteps } from '#search/schedule/map-in-steps.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { decompressRecordSections } from './decompress-record-sections.ts'
import type { SegmentSource } from './part-with-record.ts'
import { readSegmentDelta } from './recipe.ts'

/**
 * Builds the sections of a newer index segment again, byte for byte, from earlier segments and a recipe. `pause` is awaited between steps.
 * Throws if the recipe belongs to other segments.
 */
export async function rebuildSegmentSections(
  before: readonly SegmentSource[],
  recipe: Uint8Array,
  frame: SharedCatalogueRows,
  pause: WorkPause,
): Promise<Map<string, Uint8Array>> {
  const index = new SegmentBuilder(modelNamesById(frame), cachedAttributeChoices(frame))
  const records = new RecordBuilder()
  await mapInSteps(await readSegmentDelta(before, recipe, pause), pause, ({ part, record }) => {
    index.add(part)
    records.add(part, record)
  })
  await pause()
  const built = index.build()
  await pause()
  return decompressRecordSections(new Map([...built, ...(await records.build())]))
}
