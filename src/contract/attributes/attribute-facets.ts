import type { OwnKey } from './own-key.ts'

/**
 * The key of a filter that a category adds to the fixed filters (facets.ts). A shop's own attribute uses its key; one of the table has the
 * prefix `at-` (`at-boreMm`), so that it cannot collide with another URL parameter.
 */
export type AttributeFacetKey = OwnKey | `at-${string}`

/** One pattern for both kinds, at most 48 characters, because it is tested on every URL. */
export const isAttributeFacet = (text: string): text is AttributeFacetKey => /^(?=.{1,48}$)(?:own(?:-[a-z0-9]+)+|at-[A-Za-z]+)$/.test(text)
