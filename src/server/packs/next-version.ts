import type { PackSegment } from '#contract/packs/manifest.ts'
import type { DeletedParts } from './parts-in-version.ts'

/** If a pack has more newer segments than this, or a larger share of its parts in them, it is rebuilt as one segment. */
export const MAX_DELTAS = 8
export const MAX_DELTA_SHARE = 0.1

/** The changes of a pack's parts. */
export interface PackNews {
  segments: readonly PackSegment[]
  /** The parts of the previous version. */
  inside: ReadonlySet<number>
  /** Parts that were changed or deleted, in any pack. */
  touched: ReadonlySet<number>
  /** Those that belong to the pack now. */
  here: readonly number[]
}

/** How a new version is made: unchanged, with one small segment more, or rebuilt from these parts. */
export type NextVersion = { type: 'same' } | { type: 'delta'; parts: readonly number[]; gone: number[] } | { type: 'base'; parts: number[] }

/** Decides how to make the next version of a pack. */
export function nextVersion({ segments, inside, touched, here }: PackNews): NextVersion {
  const now = new Set(here)
  const gone = [...touched].filter((id) => inside.has(id) && !now.has(id)).sort((a, b) => a - b)
  if (here.length + gone.length === 0) return { type: 'same' }
  const parts = new Set([...inside].filter((id) => !touched.has(id)).concat(here))
  const deltas = segments.slice(1)
  const inDeltas = deltas.reduce((sum, segment) => sum + segment.parts, here.length + gone.length)
  if (deltas.length + 1 > MAX_DELTAS || inDeltas > parts.size * MAX_DELTA_SHARE) return { type: 'base', parts: [...parts] }
  return { type: 'delta', parts: here, gone }
}

/** Segments, and the parts that each of them deletes from earlier ones. */
interface Layers {
  segments: readonly PackSegment[]
  gone: DeletedParts
}

/**
 * Adds a newer segment. If a segment with the same content exists, it is removed, and its deletions move to the newer one. This happens
 * when two changes only delete parts, or when parts return to an earlier state. Recipes of segments after a removed one are dropped,
 * because they depend on it.
 */
export function withSegment(
  { segments, gone }: Layers,
  segment: PackSegment,
  goneNow: readonly number[],
  inside: ReadonlySet<number>,
): Layers {
  const still = (gone[segment.id] ?? []).filter((id) => !inside.has(id))
  const same = segments.findIndex(({ id }) => id === segment.id)
  const others = same === -1 ? segments : [...segments.slice(0, same), ...segments.slice(same + 1).map(withoutRecipe)]
  return {
    segments: [...others, segment],
    gone: { ...gone, [segment.id]: [...new Set([...still, ...goneNow])] },
  }
}

const withoutRecipe = ({ recipe: _, ...segment }: PackSegment): PackSegment => segment
