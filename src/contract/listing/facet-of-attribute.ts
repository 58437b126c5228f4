import { isShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import { type AttributeFacetKey, isAttributeFacet } from './attribute-facets.ts'
import { type FacetKey, facets } from './facets.ts'

/** Returns the key of the filter for an attribute; null if the attribute has no filter. */
export const facetOfAttribute = (key: string): FacetKey | AttributeFacetKey | null =>
  isFacet(key) ? key : isShopAttributeKey(key) ? key : isAttributeFacet(`at-${key}`) ? `at-${key}` : null

/** Returns the key of the attribute that a filter filters by. */
export const attributeOfFacet = (key: AttributeFacetKey): string => (key.startsWith('at-') ? key.slice(3) : key)

const isFacet = (key: string): key is FacetKey => Object.hasOwn(facets, key)
