import { type FacetKey, facets } from '#contract/facets.ts'
import { type AttributeFacetKey, isAttributeFacet } from './attribute-facets.ts'
import { isOwnKey } from './own-key.ts'

/** The filter for an attribute; null if it cannot be filtered by. */
export const facetOfAttribute = (key: string): FacetKey | AttributeFacetKey | null =>
  isFacet(key) ? key : isOwnKey(key) ? key : isAttributeFacet(`at-${key}`) ? `at-${key}` : null

/** The attribute of a filter key. */
export const attributeOfFacet = (key: AttributeFacetKey): string => (key.startsWith('at-') ? key.slice(3) : key)

const isFacet = (key: string): key is FacetKey => Object.hasOwn(facets, key)
