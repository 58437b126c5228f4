import { isDeepStrictEqual } from 'node:util'
import type { PackSegment } from '#contract/packs/manifest.ts'
import { MAX_PIECE_BYTES } from '#contract/packs/pieces.ts'
import type { IndexedPart } from '#search/part.ts'
import { decompressRecordSections } from '#search/recipe/decompress-record-sections.ts'
import { type PartWithRecord, readPartsWithRecords, type SegmentSource, segmentSourceOf } from '#search/recipe/part-with-record.ts'
import { recordSourceOf } from '#search/records/record-source.ts'
import type { WorkPause } from '#search/schedule/event-loop.ts'
import { mapInSteps } from '#search/schedule/map-in-steps.ts'
import type { SegmentSections } from '#search/segment/sections.ts'
import { buildIndex } from '#server/catalogue/index/index-builder.ts'
import { addPartRecords } from '#server/catalogue/index/read-records.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'
import { type PackBuildContext, storePackSegment } from './build.ts'
import { measurePieces, readByteRange, storeAsOnePiece, transferSizeBytes } from './pieces.ts'
import { createTestedRecipe } from './tested-recipe.ts'

/**
 * Builds a newer segment of a pack from parts ordered by id, and a recipe with which a device can build that segment from its earlier
 * segments. The result must be identical byte for byte, so only data that the device has is used. Returns no recipe if there is no exact
 * one.
 */
export async function buildNewerSegment(
  making: PackBuildContext,
  before: readonly PackSegment[],
  parts: AsyncIterable<readonly IndexedPart[]>,
): Promise<PackSegment> {
  const { sharedCatalogueRows } = making
  const pause = async () => {
    await making.pause()
    await nodeEventLoop.yieldToEventLoop()
  }
  const built = await buildIndex(addPartRecords(making, parts), sharedCatalogueRows)
  const whole = await readPartsOfSegment(built, pause)
  if (whole.length === 0) return storePackSegment(making, built, 0)
  const build = async (some: readonly PartWithRecord[]) =>
    decompressRecordSections(await buildIndex(separatePartsAndRecords(some), sharedCatalogueRows))
  const again = await build(whole)
  const read = await readPartsOfSegment(again, pause)
  const isSame = await mapInSteps(whole, pause, (one, at) => isDeepStrictEqual(read[at], one))
  if (isSame.includes(false)) return storePackSegment(making, built, whole.length)
  const segment = await storePackSegment(making, again, whole.length)
  // The new segment replaces an earlier segment with the same content (`withNewerSegment`). So the recipe of the new segment cannot use that
  // earlier segment.
  const others = before.filter(({ id }) => id !== segment.id)
  const layers: SegmentSource[] = []
  for (const one of others) {
    await pause()
    layers.push(await readSegmentSource(making, one))
  }
  const recipe = await createTestedRecipe(layers, whole, again, build, pause)
  if (recipe === null || !(await isRecipeWorthwhile(making, recipe, segment, others))) return segment
  return { ...segment, recipe: { bytes: recipe.length, piece: await storeAsOnePiece(making.db, making.tenantId, recipe) } }
}

/** Whether downloading the recipe takes fewer bytes than downloading the pieces that are not in the earlier segments. */
async function isRecipeWorthwhile(
  { db, tenantId }: PackBuildContext,
  recipe: Uint8Array,
  { sections }: PackSegment,
  before: readonly PackSegment[],
): Promise<boolean> {
  if (recipe.length > MAX_PIECE_BYTES) return false
  const known = new Set(before.flatMap((one) => one.sections.flatMap(({ pieces }) => pieces)))
  const saved = sections.flatMap(({ pieces }) => pieces).filter((piece) => !known.has(piece))
  return (await transferSizeBytes(recipe)) < (await measurePieces(db, tenantId, saved)).bytes
}

async function* separatePartsAndRecords(whole: readonly PartWithRecord[]) {
  yield { parts: whole.map(({ part }) => part), records: whole.map(({ record }) => record) }
}

function readPartsOfSegment(sections: SegmentSections, pause: WorkPause): Promise<PartWithRecord[]> {
  const layer = segmentSourceOf(sections, recordSourceOf(sections))
  return readPartsWithRecords(
    layer,
    Array.from({ length: layer.segment.rows }, (_, row) => row),
    pause,
  )
}

async function readSegmentSource({ db, tenantId }: PackBuildContext, { sections }: PackSegment): Promise<SegmentSource> {
  const read = new Map<string, Uint8Array>()
  for (const one of sections) read.set(one.name, await readByteRange(db, tenantId, one))
  return segmentSourceOf(read, recordSourceOf(read))
}
