import type { FinderKind } from '#contract/finder/finder.ts'
import type { Id } from '#contract/kernel/primitives.ts'

/** Returns the kinds directly below one, in the shop's order; with null the top ones. */
export const kindsBelow = (kinds: readonly FinderKind[], parent: Id | null): FinderKind[] =>
  kinds.filter(({ backParentId }) => (parent === null ? kinds.every(({ id }) => id !== backParentId) : backParentId === parent))

/** Returns the chosen kind if it only groups several kinds, such as all starter parts, so that the next question is which of them it is. */
export function groupOfKinds(kinds: readonly FinderKind[], chosen: Id | null): FinderKind | null {
  const kind = kinds.find(({ id }) => id === chosen)
  return kind !== undefined && kind.type === undefined && kindsBelow(kinds, kind.id).length > 0 ? kind : null
}
