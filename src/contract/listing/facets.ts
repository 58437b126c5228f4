import * as v from 'valibot'
import type { AttributeKey } from '#contract/attributes/attributes.ts'

/**
 * The filters of a listing. Each filter is one query parameter, with values separated by `|`. A row that names an attribute takes label and
 * unit from that attribute. The page shows the filters in this order: first those that decide whether a part fits.
 */
export const facets = {
  voltage: { attribute: 'voltage' },
  powerKw: { attribute: 'powerKw' },
  amps: { attribute: 'amps' },
  grooves: { attribute: 'grooves' },
  teeth: { attribute: 'teeth' },
  rotation: { attribute: 'rotation' },
  oeProducer: { label: /*i18n*/ 'OE maker' },
  condition: { label: /*i18n*/ 'Condition' },
  stock: { label: /*i18n*/ 'Stock' },
  producer: { label: /*i18n*/ 'Brand' },
  region: { label: /*i18n*/ 'Fits makes from' },
} as const satisfies Record<string, { label: string } | { attribute: AttributeKey }>

export type FacetKey = keyof typeof facets
export const facetKeys = Object.keys(facets) as [FacetKey, ...FacetKey[]]

/** The keys of filters that are not attributes: each filter reads another field of a part. */
export type NonAttributeFacetKey = { [K in FacetKey]: (typeof facets)[K] extends { attribute: string } ? never : K }[FacetKey]
export const isNonAttributeFacet = (key: FacetKey): key is NonAttributeFacetKey => !('attribute' in facets[key])

export const Sort = v.picklist(
  ['best', 'price-up', 'price-down', 'newest', 'power-up', 'power-down', 'code'],
  /*i18n*/ 'This order is not known.',
)
export type Sort = v.InferOutput<typeof Sort>

/** The titles of the special lists at `/prod/s/{mode}`, such as new arrivals. The specification does not define these titles. */
export const listModeTitles = {
  new: /*i18n*/ 'New arrivals',
  sale: /*i18n*/ 'On sale',
  'best-sellers': /*i18n*/ 'Best sellers',
  clearance: /*i18n*/ 'Clearance',
} as const
export type ListMode = keyof typeof listModeTitles
export const listModes = Object.keys(listModeTitles) as [ListMode, ...ListMode[]]
export const ListMode = v.picklist(listModes, /*i18n*/ 'This list is not known.')
