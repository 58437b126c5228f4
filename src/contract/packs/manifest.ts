import * as v from 'valibot'
import { Id } from '#contract/primitives.ts'
import { MAX_PIECE_BYTES, PIECE_BYTES, PieceHash, pieceSizes } from './pieces.ts'

/** The newest format of pack lists and manifests that this app version can read. */
export const PACK_FORMAT = 2

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A named byte range and the pieces that contain it; its reader knows the format. Small ranges share a piece and give their offset (`at`);
 * others begin at the start of their first piece.
 */
export const PackBytes = v.object({ name: v.string(), bytes: Whole, at: v.optional(Whole), pieces: v.array(PieceHash) })
export type PackBytes = v.InferOutput<typeof PackBytes>

/** How a segment is derived from earlier ones (`search/recipe`). The device does not store this piece. */
const Recipe = v.object({ bytes: v.pipe(Whole, v.maxValue(MAX_PIECE_BYTES)), piece: PieceHash })

/**
 * A segment of the index. Its content never changes for an id, so a newer pack version can reuse its pieces. With a recipe, a device that
 * has the earlier segments does not fetch its pieces.
 */
export const PackSegment = v.object({ id: v.string(), parts: Whole, sections: v.array(PackBytes), recipe: v.optional(Recipe) })
export type PackSegment = v.InferOutput<typeof PackSegment>

const Shape = v.object({
  format: v.literal(PACK_FORMAT),
  tenantId: Id,
  packId: Id,
  version: Whole,
  /** ISO 8601, UTC. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  parts: Whole,
  /** The change stamp of the catalogue that this version contains. The device returns it to the server unchanged. */
  stamp: v.string(),
  /** Size of each piece in bytes, except the last one of a section or file. */
  pieceBytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PIECE_BYTES)), PIECE_BYTES),
  segments: v.array(PackSegment),
  /** Files that belong to no segment, such as the category tree. */
  files: v.array(PackBytes),
})

/** All byte ranges of a manifest. */
export const bytesIn = ({ segments, files }: Pick<PackManifest, 'segments' | 'files'>): PackBytes[] => [
  ...segments.flatMap(({ sections }) => sections),
  ...files,
]

/** The pieces of a pack, each once, with their sizes: a shared piece ends with its last range. */
export function piecesOf(manifest: Pick<PackManifest, 'segments' | 'files' | 'pieceBytes'>): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { at = 0, bytes, pieces: hashes } of bytesIn(manifest)) {
    for (const [place, size] of pieceSizes(at + bytes, manifest.pieceBytes).entries()) {
      const hash = hashes[place]
      if (hash !== undefined) pieces.set(hash, Math.max(size, pieces.get(hash) ?? 0))
    }
  }
  return pieces
}

const unique = (names: readonly string[]) => new Set(names).size === names.length

/** The content of one pack version. It is transferred as a piece, in JSON. */
export const PackManifest = v.pipe(
  Shape,
  v.check(
    (manifest) =>
      bytesIn(manifest).every(
        ({ at = 0, bytes, pieces }) => at < manifest.pieceBytes && Math.ceil((at + bytes) / manifest.pieceBytes) === pieces.length,
      ),
    'Sizes and pieces disagree.',
  ),
  v.check(
    ({ segments, files }) =>
      unique(segments.map(({ id }) => id)) &&
      unique(files.map(({ name }) => name)) &&
      segments.every(({ sections }) => unique(sections.map(({ name }) => name))),
    'A name stands twice.',
  ),
)
export type PackManifest = v.InferOutput<typeof Shape>
