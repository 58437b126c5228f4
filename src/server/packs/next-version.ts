import type { PackSegment } from '#contract/packs/manifest.ts'
import type { DeletedParts } from './parts-in-version.ts'

/** If a pack has more newer segments than MAX_DELTAS, or too large a share of its parts in them, it is rebuilt as one segment. */
export const MAX_DELTA_SEGMENTS = 8
export const MAX_DELTA_PART_SHARE = 0.1

/** The changes of a pack's parts since its previous version. */
export interface PackChanges {
  segments: readonly PackSegment[]
  /** The parts of the pack's previous version. */
  previousParts: ReadonlySet<number>
  /** Parts that were changed or deleted, whichever packs they belong to. */
  touched: ReadonlySet<number>
  /** The changed parts that belong to the pack now. */
  currentParts: readonly number[]
}

/** How the next version of a pack is made: unchanged, with one small segment more (`delta`), or rebuilt from these parts (`base`). */
export type NextVersion = { type: 'same' } | { type: 'delta'; parts: readonly number[]; gone: number[] } | { type: 'base'; parts: number[] }

/** Decides how the next version of a pack is made. */
export function planNextVersion({ segments, previousParts: inside, touched, currentParts: here }: PackChanges): NextVersion {
  const now = new Set(here)
  const gone = [...touched].filter((id) => inside.has(id) && !now.has(id)).sort((a, b) => a - b)
  if (here.length + gone.length === 0) return { type: 'same' }
  const parts = new Set([...inside].filter((id) => !touched.has(id)).concat(here))
  const deltas = segments.slice(1)
  const inDeltas = deltas.reduce((sum, segment) => sum + segment.parts, here.length + gone.length)
  if (deltas.length + 1 > MAX_DELTA_SEGMENTS || inDeltas > parts.size * MAX_DELTA_PART_SHARE) return { type: 'base', parts: [...parts] }
  return { type: 'delta', parts: here, gone }
}

/** The segments of a pack, and the parts that each segment deletes from earlier ones. */
interface PackLayers {
  segments: readonly PackSegment[]
  gone: DeletedParts
}

/**
 * Adds a newer segment to those of a pack. If a segment with the same content exists, that segment is removed, and its deletions move to
 * the newer one. This happens if two changes only delete parts, or if parts return to an earlier state. Recipes of segments after a removed
 * one are dropped, because they depend on it.
 */
export function addSegment(
  { segments, gone }: PackLayers,
  segment: PackSegment,
  goneNow: readonly number[],
  inside: ReadonlySet<number>,
): PackLayers {
  const still = (gone[segment.id] ?? []).filter((id) => !inside.has(id))
  const same = segments.findIndex(({ id }) => id === segment.id)
  const others = same === -1 ? segments : [...segments.slice(0, same), ...segments.slice(same + 1).map(removeRecipe)]
  return {
    segments: [...others, segment],
    gone: { ...gone, [segment.id]: [...new Set([...still, ...goneNow])] },
  }
}

const removeRecipe = ({ recipe: _, ...segment }: PackSegment): PackSegment => segment
