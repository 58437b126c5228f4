import type { PackSegment } from '#contract/packs/manifest.ts'
import type { DeletedParts } from './parts-in-version.ts'

/** If a pack has more newer segments than MAX_DELTAS, or too large a share of its parts in them, it is rebuilt as one segment. */
export const MAX_DELTA_SEGMENTS = 8
export const MAX_DELTA_PART_SHARE = 0.1

/** The changes of a pack's parts since its previous version. */
export interface PackChanges {
  segments: readonly PackSegment[]
  /** The parts of the pack's previous version. */
  previousPartIds: ReadonlySet<number>
  /** Parts that were changed or deleted, whichever packs they belong to. */
  changedPartIds: ReadonlySet<number>
  /** The changed parts that belong to the pack now. */
  changedPackPartIds: readonly number[]
}

/**
 * How the next version of a pack is made: unchanged (`same`), with one more small segment for the changes (`delta`), or rebuilt from the
 * given parts (`base`).
 */
export type NextVersionPlan =
  | { type: 'same' }
  | { type: 'delta'; partIds: readonly number[]; deletedPartIds: number[] }
  | { type: 'base'; partIds: number[] }

/** Decides how the next version of a pack is made. */
export function planNextVersion({
  segments,
  previousPartIds: inside,
  changedPartIds,
  changedPackPartIds: here,
}: PackChanges): NextVersionPlan {
  const now = new Set(here)
  const gone = [...changedPartIds].filter((id) => inside.has(id) && !now.has(id)).sort((a, b) => a - b)
  if (here.length + gone.length === 0) return { type: 'same' }
  const parts = new Set([...inside].filter((id) => !changedPartIds.has(id)).concat(here))
  const deltas = segments.slice(1)
  const inDeltas = deltas.reduce((sum, segment) => sum + segment.parts, here.length + gone.length)
  if (deltas.length + 1 > MAX_DELTA_SEGMENTS || inDeltas > parts.size * MAX_DELTA_PART_SHARE) return { type: 'base', partIds: [...parts] }
  return { type: 'delta', partIds: here, deletedPartIds: gone }
}

/** The segments of a pack, and the parts that each segment deletes from earlier ones. */
interface SegmentsAndDeletions {
  segments: readonly PackSegment[]
  deletedParts: DeletedParts
}

/**
 * Adds a newer segment to those of a pack. If a segment with the same content exists, that segment is removed, and its deletions move to
 * the newer one. This happens if two changes only delete parts, or if parts return to an earlier state. Recipes of segments after a removed
 * one are dropped, because they depend on it.
 */
export function addSegment(
  { segments, deletedParts }: SegmentsAndDeletions,
  segment: PackSegment,
  goneNow: readonly number[],
  inside: ReadonlySet<number>,
): SegmentsAndDeletions {
  const still = (deletedParts[segment.id] ?? []).filter((id) => !inside.has(id))
  const same = segments.findIndex(({ id }) => id === segment.id)
  const others = same === -1 ? segments : [...segments.slice(0, same), ...segments.slice(same + 1).map(removeRecipe)]
  return {
    segments: [...others, segment],
    deletedParts: { ...deletedParts, [segment.id]: [...new Set([...still, ...goneNow])] },
  }
}

const removeRecipe = ({ recipe: _, ...segment }: PackSegment): PackSegment => segment
