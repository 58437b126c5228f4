import { isOwnKey, type OwnKey } from './own-key.ts'

/**
 * A filter by an attribute that a category names beside THE filters (facets.ts): one of the shop's own by its key, one of the trade's with
 * `at-` in front (`at-boreMm`), so that no parameter of an address is meant twice.
 */
export type AttributeFacetKey = OwnKey | `at-${string}`

const OF_TRADE = /^at-[A-Za-z]{1,40}$/

export const isAttributeFacet = (text: string): text is AttributeFacetKey => OF_TRADE.test(text) || isOwnKey(text)

/** The attribute that such a filter is by. */
export const attributeOfFacet = (key: AttributeFacetKey): string => (key.startsWith('at-') ? key.slice(3) : key)
