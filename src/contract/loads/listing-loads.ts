import type { CallInputOf } from '#contract/calls.ts'
import type { Category } from '#contract/catalogue/catalogue.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { CATEGORIES_WITH_COUNTS_INPUT } from '#contract/limits.ts'
import { familyInput, familyListInput, hasFilters, type ListingQuery, listingInput } from '#contract/listing/listing-query.ts'
import { deferredLoad, firstPaintLoad } from './load.ts'

export type ListingBase = Pick<CallInputOf<'aggregationSearch'>, 'searchStr' | 'backCategoryId' | 'mode' | 'appid' | 'brandid' | 'modelid'>

/**
 * Returns the call for a listing of the parts that `base` selects. The query filters, sorts and pages the parts, but cannot override a
 * field of `base`.
 */
export const listingLoad = (query: ListingQuery, base: ListingBase) =>
  firstPaintLoad('aggregationSearch', { ...listingInput(query), ...base })

/**
 * Returns the calls for the list of a category or family: for its parts and for its filters, in parallel. If a filter is selected, one
 * search replaces both calls, because they accept no filters.
 */
export function categoryListLoads(id: Id, query: ListingQuery) {
  if (hasFilters(query)) return { parts: null, filters: null, found: listingLoad(query, { backCategoryId: id }) }
  return {
    parts: firstPaintLoad('listByBackCategoryOrGroup', familyListInput(id, query)),
    filters: firstPaintLoad('groupAttributes', familyInput(id, query)),
    found: null,
  }
}

/** Returns the call for the measures that can restrict a list further. Made when the user asks for them. */
export function moreMeasuresLoad(query: ListingQuery, base: ListingBase) {
  const { sort: _, pageNo: __, ...listed } = listingInput(query)
  return deferredLoad('measureFacets', { ...listed, ...base })
}

/** Returns the call for all measures of the parts of a category, with their values. */
export const allMeasuresLoad = (backCategoryId: Id) => deferredLoad('measureFacets', { backCategoryId, all: 'true' })

/** Returns the call for the path from the top category to a category, which the breadcrumbs show. */
export const categoryPathLoad = (id: Id) => firstPaintLoad('categoryPath', { id })

/** The call for the number of parts per category, which a category with sub-categories shows. */
export const countedCategoriesLoad = deferredLoad('categoryList', CATEGORIES_WITH_COUNTS_INPUT)

export const familiesLoad = (id: Id) => deferredLoad('productGroup', { backCategoryId: id })

/** Returns the call for the categories of the components of the units in a category or family. */
export const componentCategoriesLoad = (id: Id, query: ListingQuery) => deferredLoad('listCategoryByParts', familyInput(id, query))

/** Finds a top category or sub-category by its id. */
export const findCategoryById = (tree: readonly Category[], id: string): Category | null =>
  tree.flatMap((top) => [top, ...top.children]).find((category) => category.id === id) ?? null

/** The call for the name of the vehicle that the parts of a list must fit. */
export const vehicleNameLoad = (modelid: Id) => firstPaintLoad('modelList', { modelid })
