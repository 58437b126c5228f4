import * as v from 'valibot'
import { Id } from '#contract/kernel/primitives.ts'
import { MAX_PIECE_BYTES, PIECE_BYTES, PieceHash, pieceSizes } from './pieces.ts'

/** The newest format of pack lists and manifests that this app version can read. */
export const NEWEST_PACK_FORMAT = 2

const WholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A named byte range of a pack, and the pieces (downloaded blocks of bytes) that contain it; the code that reads the range knows its
 * format. Small ranges share a piece and give their offset in it (`at`); other ranges begin at the start of their first piece.
 */
export const PackByteRange = v.object({ name: v.string(), bytes: WholeNumber, at: v.optional(WholeNumber), pieces: v.array(PieceHash) })
export type PackByteRange = v.InferOutput<typeof PackByteRange>

/**
 * A recipe: how the device computes a segment of the search index from earlier segments (`search/recipe`). The device does not store the
 * piece (block of bytes) that contains the recipe.
 */
const SegmentRecipe = v.object({ bytes: v.pipe(WholeNumber, v.maxValue(MAX_PIECE_BYTES)), piece: PieceHash })

/**
 * A segment of the search index. The content for a segment's id never changes, so a newer pack version can reuse its pieces. If there is a
 * recipe, a device that has the earlier segments does not fetch the pieces of this segment.
 */
export const PackSegment = v.object({
  id: v.string(),
  parts: WholeNumber,
  sections: v.array(PackByteRange),
  recipe: v.optional(SegmentRecipe),
})
export type PackSegment = v.InferOutput<typeof PackSegment>

const ManifestSchema = v.object({
  format: v.literal(NEWEST_PACK_FORMAT),
  tenantId: Id,
  packId: Id,
  version: WholeNumber,
  /** The time when this version of the pack was made: ISO 8601, UTC. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  parts: WholeNumber,
  /** A text that names the catalogue's state in this version of the pack (change stamp). The device returns it to the server unchanged. */
  stamp: v.string(),
  /** The size of each piece in bytes, except the last piece of a section or file. */
  pieceBytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PIECE_BYTES)), PIECE_BYTES),
  segments: v.array(PackSegment),
  /** The files of the pack that belong to no segment, such as the category tree. */
  files: v.array(PackByteRange),
})

/** Returns all byte ranges of a manifest. */
export const byteRangesOf = ({ segments, files }: Pick<PackManifest, 'segments' | 'files'>): PackByteRange[] => [
  ...segments.flatMap(({ sections }) => sections),
  ...files,
]

/**
 * Returns the pieces (blocks of bytes) of a pack, each once, with their sizes. A piece that several byte ranges share ends where the last
 * of these ranges ends.
 */
export function pieceSizesOf(manifest: Pick<PackManifest, 'segments' | 'files' | 'pieceBytes'>): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { at = 0, bytes, pieces: hashes } of byteRangesOf(manifest)) {
    for (const [place, size] of pieceSizes(at + bytes, manifest.pieceBytes).entries()) {
      const hash = hashes[place]
      if (hash !== undefined) pieces.set(hash, Math.max(size, pieces.get(hash) ?? 0))
    }
  }
  return pieces
}

const areNamesUnique = (names: readonly string[]) => new Set(names).size === names.length

/** A manifest: the content of one version of a pack. It is transferred as a piece, in JSON. */
export const PackManifest = v.pipe(
  ManifestSchema,
  v.check(
    (manifest) =>
      byteRangesOf(manifest).every(
        ({ at = 0, bytes, pieces }) => at < manifest.pieceBytes && Math.ceil((at + bytes) / manifest.pieceBytes) === pieces.length,
      ),
    'Sizes and pieces disagree.',
  ),
  v.check(
    ({ segments, files }) =>
      areNamesUnique(segments.map(({ id }) => id)) &&
      areNamesUnique(files.map(({ name }) => name)) &&
      segments.every(({ sections }) => areNamesUnique(sections.map(({ name }) => name))),
    'A name stands twice.',
  ),
)
export type PackManifest = v.InferOutput<typeof ManifestSchema>
