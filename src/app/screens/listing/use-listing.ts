import { useCallback, useMemo } from 'react'
import { usePathname, useQueryString } from '#app/hooks/navigation.ts'
import { useLastResult } from '#app/hooks/use-last-result.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import type { Facet, Listing, PartCard } from '#contract/catalogue/catalogue.ts'
import type { Page } from '#contract/kernel/primitives.ts'
import { type ListingQuery, readListingQuery, writeListingQuery } from '#contract/listing/listing-query.ts'
import { categoryListLoads, type ListingBase, listingLoad } from '#contract/loads/listing-loads.ts'
import type { LoadName } from '#contract/loads/load.ts'

/** Returns a list for `base`, such as a search or a mode, with the filters, sort order and page in the URL. */
export function useListing(base: ListingBase) {
  const { query, addressOf } = useListingQuery()
  const load = listingLoad(query, base)
  const { shown, isShowingPreviousResult } = useLastResult(useLoadedQuery(load), JSON.stringify(base))
  const isOfVehicle = base.modelid !== undefined
  return { base, query, addressOf, isOfVehicle, shown, isShowingPreviousResult, again: () => refetchPageData(load) }
}

export type ListingState = ReturnType<typeof useListing>

/** Returns the list of a category or family, with its filters. */
export function useCategoryListing(id: string): ListingState {
  const { query, addressOf } = useListingQuery()
  const loads = categoryListLoads(id, query)
  const parts = useLoadedQuery(loads.parts)
  const filters = useLastResult(useLoadedQuery(loads.filters), id).shown
  const found = useLoadedQuery(loads.found)
  const all = useMemo(() => combineListing(parts, filters), [parts, filters])
  const again = async () => void (await Promise.all(Object.values(loads).map((load) => load && refetchPageData<LoadName>(load))))
  return {
    base: { backCategoryId: id },
    query,
    addressOf,
    isOfVehicle: false,
    ...useLastResult(loads.found === null ? all : found, id),
    again,
  }
}

/** Makes one list of a page of parts and its filters, which may still be loading. */
function combineListing(parts: QueryState<Page<PartCard>>, filters: QueryState<Facet[]>): QueryState<Listing> {
  if (parts.status !== 'ready') return parts
  const facets = filters.status === 'ready' ? filters.value : []
  return { ...parts, value: { ...parts.value, facets, categories: [], meant: 'all' } }
}

/** Returns the filters, order and page that the URL contains, and a function that gives the URL of other ones. */
export function useListingQuery() {
  const path = usePathname()
  const search = useQueryString()
  const query = useMemo(() => readListingQuery(search), [search])
  const addressOf = useCallback((other: ListingQuery) => `${path}${writeListingQuery(other)}`, [path])
  return { query, addressOf }
}
