import * as v from 'valibot'
import { Id } from '#contract/primitives.ts'
import { MAX_PIECE_BYTES, PIECE_BYTES, PieceHash, pieceSizes } from './pieces.ts'

/** The newest format of lists and manifests that this version of the app reads. */
export const PACK_FORMAT = 2

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Bytes under a name, and the pieces in which they lie. What they mean, their reader knows. Small ones share a piece with others and say where
 * in it they begin (`at`); all others begin where their first piece does.
 */
export const PackBytes = v.object({ name: v.string(), bytes: Whole, at: v.optional(Whole), pieces: v.array(PieceHash) })
export type PackBytes = v.InferOutput<typeof PackBytes>

/** How a segment is made of those before it (`search/recipe`): a piece that nobody keeps. */
const Recipe = v.object({ bytes: v.pipe(Whole, v.maxValue(MAX_PIECE_BYTES)), piece: PieceHash })

/**
 * A segment of the index: it never changes under its id, so a newer version of a pack shares its pieces. With a recipe its pieces need not be
 * fetched by who has the segments before.
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
  /** The change stamp that this version reflects. Opaque to the device, which sends it back. */
  stamp: v.string(),
  /** Bytes of each piece but the last one of a section or file. */
  pieceBytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PIECE_BYTES)), PIECE_BYTES),
  segments: v.array(PackSegment),
  /** What belongs to no segment: the category tree, for instance. */
  files: v.array(PackBytes),
})

/** All that has bytes in a manifest. */
export const bytesIn = ({ segments, files }: Pick<PackManifest, 'segments' | 'files'>): PackBytes[] => [
  ...segments.flatMap(({ sections }) => sections),
  ...files,
]

/** The pieces of a pack, each once, with their sizes: one that several share ends where the last of them does. */
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

/** What one version of a pack is made of. Travels as a piece, in JSON. */
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
