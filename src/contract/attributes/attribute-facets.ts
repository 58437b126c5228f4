import type { OwnKey } from './own-key.ts'

/**
 * A filter by an attribute that a category names beside THE filters (facets.ts): one of the shop's own by its key, one of the trade's with
 * `at-` in front (`at-boreMm`), so that no parameter of an address is meant twice.
 */
export type AttributeFacetKey = OwnKey | `at-${string}`

/** One pattern for both, at most 48 characters: it is read with every address. */
export const isAttributeFacet = (text: string): text is AttributeFacetKey => /^(?=.{1,48}$)(?:own(?:-[a-z0-9]+)+|at-[A-Za-z]+)$/.test(text)
