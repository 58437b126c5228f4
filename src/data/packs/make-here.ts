import { type PackByteRange, type PackManifest, type PackSegment, pieceSizesOf } from '#contract/packs/manifest.ts'
import { hashOf } from '#contract/packs/pieces.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { SegmentSource } from '#search/recipe/part-with-record.ts'
import { fetchPiece } from './fetch-piece.ts'
import type { PackStore } from './open.ts'
import { readAllBytes } from './open-pack.ts'
import type { PackPort } from './port.ts'

/** A newer index segment with missing pieces, the earlier segments, and the recipe: how the newer segment differs from them. */
export interface RecipePlan {
  segment: PackSegment
  recipe: NonNullable<PackSegment['recipe']>
  earlierSegments: readonly PackSegment[]
}

const pieceHashesOf = (all: readonly PackByteRange[]): string[] => all.flatMap(({ pieces }) => pieces)

/**
 * Returns the first missing index segment that can be built from stored segments and the frame (the data that all parts of a shop share);
 * null if there is none.
 */
export function findRecipePlan({ segments, files }: PackManifest, lacking: ReadonlyMap<string, number>): RecipePlan | null {
  if (pieceHashesOf(files).some((hash) => lacking.has(hash))) return null
  const at = segments.findIndex(({ sections }) => pieceHashesOf(sections).some((hash) => lacking.has(hash)))
  const segment = segments[at]
  return segment?.recipe === undefined || at === 0 ? null : { segment, recipe: segment.recipe, earlierSegments: segments.slice(0, at) }
}

/**
 * Builds the pieces of an index segment by its recipe (the differences from earlier segments), which is much smaller than the pieces.
 * Returns the pieces that match their hashes. Returns none if the recipe is unavailable or does not fit; the pieces are then fetched. If
 * the signal is aborted, rejects with its reason.
 */
export async function buildFromRecipe(
  store: PackStore,
  port: PackPort,
  manifest: PackManifest,
  { segment, recipe, earlierSegments }: RecipePlan,
  signal: AbortSignal,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const made = new Map<string, Uint8Array<ArrayBuffer>>()
  try {
    const bytes = await fetchPiece(port, recipe.piece, { maxBytes: recipe.bytes, signal })
    const [{ rebuildSegmentSections: madeAgain }, { segmentSourceOf: layerOf }] = await Promise.all([
      import('#search/recipe/made-again.ts'),
      import('#search/recipe/part-with-record.ts'),
    ])
    const read = (one: PackByteRange) => readAllBytes(store, manifest, one)
    const pause = () => port.wait(0, signal)
    const layers: SegmentSource[] = []
    for (const { sections } of earlierSegments) {
      await pause()
      const all = await Promise.all(sections.map(async (one) => [one.name, await read(one)] as const))
      const bytesOf = new Map(all)
      const section = async (name: string) => bytesOf.get(name) ?? new Uint8Array()
      layers.push(layerOf(bytesOf, { readSection: section, readRange: async (name, from, to) => (await section(name)).subarray(from, to) }))
    }
    const frame = manifest.files.find(({ name }) => name === 'frame')
    // The content of the frame (the data that all parts share) is trusted, because the shop has signed the list of packs.
    const rows: SharedCatalogueRows = JSON.parse(new TextDecoder().decode(frame === undefined ? undefined : await read(frame)))
    const sections = await madeAgain(layers, bytes, rows, pause)
    for (const [hash, piece] of splitIntoPieces(manifest, segment, sections)) if ((await hashOf(piece)) === hash) made.set(hash, piece)
  } catch {
    // Any error is ignored, because the pieces are then fetched instead.
    signal.throwIfAborted()
  }
  return made
}

/** Splits the sections of an index segment into pieces, in the way that the manifest states. */
function splitIntoPieces(
  manifest: PackManifest,
  segment: PackSegment,
  sections: ReadonlyMap<string, Uint8Array>,
): Map<string, Uint8Array<ArrayBuffer>> {
  const { pieceBytes } = manifest
  const sizes = pieceSizesOf({ segments: [segment], files: [], pieceBytes })
  const pieces = new Map([...sizes].map(([hash, size]) => [hash, new Uint8Array(size)]))
  for (const { name, at = 0, pieces: hashes } of segment.sections) {
    const bytes = sections.get(name) ?? new Uint8Array()
    for (const [place, hash] of hashes.entries()) {
      const begin = place === 0 ? at : 0
      const from = place * pieceBytes - (place === 0 ? 0 : at)
      pieces.get(hash)?.set(bytes.subarray(from, from + (sizes.get(hash) ?? 0) - begin), begin)
    }
  }
  return pieces
}
