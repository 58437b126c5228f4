import type { ShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'

/**
 * The key of a filter that a category adds to the fixed filters of facets.ts. The filter of a shop's own attribute uses the attribute's
 * key. The filter of an attribute of the table has the prefix `at-` (`at-boreMm`), so that the key cannot collide with another URL
 * parameter.
 */
export type AttributeFacetKey = ShopAttributeKey | `at-${string}`

/**
 * Whether a text is the key of an attribute filter. One pattern matches both kinds of keys, at most 48 characters, because every URL is
 * tested.
 */
export const isAttributeFacet = (text: string): text is AttributeFacetKey => /^(?=.{1,48}$)(?:own(?:-[a-z0-9]+)+|at-[A-Za-z]+)$/.test(text)
