import type { InputOf } from '#contract/calls.ts'
import type { Category } from '#contract/catalogue.ts'
import { COUNTED_CATEGORIES_INPUT } from '#contract/limits.ts'
import { familyInput, familyListInput, isNarrowed, type ListingQuery, listingInput } from '#contract/listing-query.ts'
import type { Id } from '#contract/primitives.ts'
import { deferredLoad, firstPaintLoad } from './load.ts'

export type ListingBase = Pick<InputOf<'aggregationSearch'>, 'searchStr' | 'backCategoryId' | 'mode' | 'appid' | 'brandid' | 'modelid'>

/** A listing of the parts that `base` selects, filtered, sorted and paged by the query. The query cannot override a field of `base`. */
export const listingLoad = (query: ListingQuery, base: ListingBase) =>
  firstPaintLoad('aggregationSearch', { ...listingInput(query), ...base })

/**
 * The list of a category or family: its parts and its filters, by two calls in parallel. With any filter it is one search instead, because
 * those two calls accept none.
 */
export function categoryListLoads(id: Id, query: ListingQuery) {
  if (isNarrowed(query)) return { parts: null, filters: null, found: listingLoad(query, { backCategoryId: id }) }
  return {
    parts: firstPaintLoad('listByBackCategoryOrGroup', familyListInput(id, query)),
    filters: firstPaintLoad('groupAttributes', familyInput(id, query)),
    found: null,
  }
}

/** The path from the top category to a category, for the breadcrumbs. */
export const pathLoad = (id: Id) => firstPaintLoad('categoryPath', { id })

/** The number of parts per category, for a category with sub-categories. */
export const countedLoad = deferredLoad('categoryList', COUNTED_CATEGORIES_INPUT)

export const familiesLoad = (id: Id) => deferredLoad('productGroup', { backCategoryId: id })

/** The categories of the components of the units in a category or family. */
export const insideLoad = (id: Id, query: ListingQuery) => deferredLoad('listCategoryByParts', familyInput(id, query))

/** Finds a top category or sub-category by its id. */
export const categoryIn = (tree: readonly Category[], id: string): Category | null =>
  tree.flatMap((top) => [top, ...top.children]).find((category) => category.id === id) ?? null
