import { type ListingQuery, readListingQuery } from '#contract/listing/listing-query.ts'
import type { ParamsOf } from '#contract/routes.ts'
import {
  categoryListLoads,
  categoryPathLoad,
  componentCategoriesLoad,
  countedCategoriesLoad,
  familiesLoad,
  findCategoryById,
  listingLoad,
  vehicleNameLoad,
} from './listing-loads.ts'
import { deferredLoad } from './load.ts'
import type { PageAddress } from './page-address.ts'
import { pageLayoutLoads } from './page-layout-loads.ts'

/** The call for the vehicle that the query restricts a list to; null if it does not. */
const vehicleLoad = ({ modelid }: ListingQuery) => (modelid === null ? null : vehicleNameLoad(modelid))

/**
 * The calls of `/prod/all/{searchstrs}`. Each number of a pasted list is a separate search; the page itself makes these searches, a few at
 * a time.
 */
export const searchLoads = ({ searchstrs }: ParamsOf<'searchResults'>, { search }: PageAddress) => {
  const query = readListingQuery(search)
  return { found: listingLoad(query, { searchStr: searchstrs }), vehicle: vehicleLoad(query) }
}

/** The calls of `/prod/s/{mode}`, which shows a listing such as new arrivals. */
export const modeLoads = ({ mode }: ParamsOf<'mode'>, { search }: PageAddress) => {
  const query = readListingQuery(search)
  return { found: listingLoad(query, { mode }), vehicle: vehicleLoad(query) }
}

/** The calls of `/prod/cat/{catgrp}`, which shows a category, its sub-categories and families, and its parts. */
export const categoryLoads = ({ catgrp: { id } }: ParamsOf<'category'>, { search }: PageAddress) => {
  const query = readListingQuery(search)
  return {
    ...categoryListLoads(id, query),
    vehicle: vehicleLoad(query),
    path: categoryPathLoad(id),
    tree: deferredLoad(pageLayoutLoads.tree.call, pageLayoutLoads.tree.input, (tree) => ({
      counted: findCategoryById(tree, id)?.children.length ? countedCategoriesLoad : null,
    })),
    families: familiesLoad(id),
    inside: componentCategoriesLoad(id, query),
  }
}
