import type { PackSegment } from '#contract/packs/manifest.ts'
import type { Gone } from './parts-inside.ts'

/** More newer segments than this beside the first, or more of its parts in them than this share, and all become one again. */
export const MAX_DELTAS = 8
export const MAX_DELTA_SHARE = 0.1

/** What has become of the parts of a pack. */
export interface PackNews {
  segments: readonly PackSegment[]
  /** The parts of the version before. */
  inside: ReadonlySet<number>
  /** Parts that have changed, or that are not there any more, in whatever pack they were. */
  touched: ReadonlySet<number>
  /** Those of them that belong into the pack now. */
  here: readonly number[]
}

/** How a version comes of the one before: by nothing, by a small segment more, or by being built anew of these parts. */
export type NextVersion = { type: 'same' } | { type: 'delta'; parts: readonly number[]; gone: number[] } | { type: 'base'; parts: number[] }

/** What the next version of a pack is to be. */
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

/** Segments, and what has gone by each of them. */
interface Layers {
  segments: readonly PackSegment[]
  gone: Gone
}

/**
 * The same with a newer segment, before which more has gone. One of the same content may be there already: of two changes that take away
 * parts alone, or of parts that are again as they were before. It gives way to the newer one, and what went by it and has not come back goes
 * by that. Those behind it have no recipe any more: theirs began with it.
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
