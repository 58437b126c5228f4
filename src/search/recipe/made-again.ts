import { namedModels } from '#search/catalogue/named-models.ts'
import type { FrameRows } from '#search/catalogue/frame.ts'
import { RecordBuilder } from '#search/records/record-builder.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { readRecipe } from './recipe.ts'
import { storedRecords } from './stored-records.ts'
import type { Layer } from './whole-part.ts'

/** Parts that are taken in before others get their turn: some milliseconds of work. */
const AT_ONCE = 50

/**
 * The sections of a newer segment, byte for byte, made of those before it and a recipe. `pause`: waited for between two steps. Throws for a
 * recipe that is for other segments than these.
 */
export async function madeAgain(before: readonly Layer[], recipe: Uint8Array, frame: FrameRows, pause: () => Promise<void>): Promise<Map<string, Uint8Array>> {
  const index = new SegmentBuilder(namedModels(frame))
  const records = new RecordBuilder()
  for (const [at, { part, record }] of (await readRecipe(before, recipe)).entries()) {
    if (at % AT_ONCE === 0) await pause()
    index.add(part)
    records.add(part, record)
  }
  await pause()
  return storedRecords(new Map([...index.build(), ...(await records.build())]))
}
