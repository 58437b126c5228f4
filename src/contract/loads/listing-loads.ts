import type { InputOf } from '#contract/calls.ts'
import type { Category } from '#contract/catalogue.ts'
import { COUNTED_CATEGORIES_INPUT } from '#contract/limits.ts'
import { familyInput, familyListInput, isNarrowed, type ListingQuery, listingInput } from '#contract/listing-query.ts'
import type { Id } from '#contract/primitives.ts'
import { first, later } from './load.ts'

export type ListingBase = Pick<InputOf<'aggregationSearch'>, 'searchStr' | 'backCategoryId' | 'mode' | 'appid' | 'brandid' | 'modelid'>

/** A listing of what `base` names, as the query filters, orders and pages it. What `base` fixes, the query cannot change. */
export const listingLoad = (query: ListingQuery, base: ListingBase) => first('aggregationSearch', { ...listingInput(query), ...base })

/**
 * The list of a category or family by the calls of its own: the parts and the filters, asked at once, and neither waits for the other. Any
 * filter makes it a search.
 */
export function categoryListLoads(id: Id, query: ListingQuery) {
  if (isNarrowed(query)) return { parts: null, filters: null, found: listingLoad(query, { backCategoryId: id }) }
  return {
    parts: first('listByBackCategoryOrGroup', familyListInput(id, query)),
    filters: first('groupAttributes', familyInput(id, query)),
    found: null,
  }
}

/** The way down to a category, its name last. */
export const pathLoad = (id: Id) => first('categoryPath', { id })

/** How many parts each category has: shown by a category that has others below it. */
export const countedLoad = later('categoryList', COUNTED_CATEGORIES_INPUT)

/** The named families of a category. */
export const familiesLoad = (id: Id) => later('productGroup', { backCategoryId: id })

/** Categories of the parts that the units of a category or family are made of. */
export const insideLoad = (id: Id, query: ListingQuery) => later('listCategoryByParts', familyInput(id, query))

/** The category of an id, wherever in the tree it stands. */
export const categoryIn = (tree: readonly Category[], id: string): Category | null =>
  tree.flatMap((top) => [top, ...top.children]).find((category) => category.id === id) ?? null
