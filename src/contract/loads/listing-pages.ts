import { readListingQuery } from '#contract/listing-query.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { frameLoads } from './frame-loads.ts'
import { categoryIn, categoryListLoads, countedLoad, familiesLoad, insideLoad, listingLoad, pathLoad } from './listing-loads.ts'
import { deferredLoad } from './load.ts'
import type { PageAddress } from './page-address.ts'

/** `/prod/all/{searchstrs}`. Each number of a pasted list is a search of its own; the page makes these calls itself, a few at a time. */
export const searchLoads = ({ searchstrs }: ParamsOf<'searchResults'>, { search }: PageAddress) => ({
  found: listingLoad(readListingQuery(search), { searchStr: searchstrs }),
})

/** `/prod/s/{mode}`: a listing such as new arrivals. */
export const modeLoads = ({ mode }: ParamsOf<'mode'>, { search }: PageAddress) => ({
  found: listingLoad(readListingQuery(search), { mode }),
})

/** `/prod/cat/{catgrp}`: a category, its sub-categories and families, and its parts. */
export const categoryLoads = ({ catgrp: { id } }: ParamsOf<'category'>, { search }: PageAddress) => {
  const query = readListingQuery(search)
  return {
    ...categoryListLoads(id, query),
    path: pathLoad(id),
    tree: deferredLoad(frameLoads.tree.call, frameLoads.tree.input, (tree) => ({
      counted: categoryIn(tree, id)?.children.length ? countedLoad : null,
    })),
    families: familiesLoad(id),
    inside: insideLoad(id, query),
  }
}
