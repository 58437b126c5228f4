import { useCallback, useMemo, useState } from 'react'
import { usePathname, useSearch } from '#app/hooks/navigation.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import type { Shown } from '#app/state/catalogue/shown.ts'
import type { InputOf } from '#contract/calls.ts'
import type { Facet, Listing, PartCard } from '#contract/catalogue.ts'
import {
  familyInput,
  familyListInput,
  isNarrowed,
  type ListingQuery,
  listingInput,
  readListingQuery,
  writeListingQuery,
} from '#contract/listing-query.ts'
import type { Page } from '#contract/primitives.ts'

export type ListingBase = Pick<InputOf<'aggregationSearch'>, 'searchStr' | 'backCategoryId' | 'mode' | 'appid' | 'brandid' | 'modelid'>

/** A listing of what `base` names, as the address filters, orders and pages it. What `base` fixes, the address cannot change. */
export function useListing(base: ListingBase) {
  const { query, addressOf } = useListingQuery()
  const input = { ...listingInput(query), ...base }
  const now = useResource(catalogue.aggregationSearch, input)
  const { shown, waiting } = useKept(now, JSON.stringify(base))
  return { query, addressOf, shown, waiting, again: () => catalogue.aggregationSearch.again(input) }
}

export type ListingState = ReturnType<typeof useListing>

/**
 * The list of a category or family by the calls of its own: the parts and the filters, asked at once, and neither waits for the other. Any
 * filter makes it a search.
 */
export function useCategoryListing(id: string): ListingState {
  const { query, addressOf } = useListingQuery()
  const narrowed = isNarrowed(query)
  const [asked, family, search] = [familyListInput(id, query), familyInput(id, query), { ...listingInput(query), backCategoryId: id }]
  const parts = useResource(catalogue.listByBackCategoryOrGroup, narrowed ? null : asked)
  const filters = useKept(useResource(catalogue.groupAttributes, narrowed ? null : family), id).shown
  const found = useResource(catalogue.aggregationSearch, narrowed ? search : null)
  const all = useMemo(() => listingOf(parts, filters), [parts, filters])
  const again = async () => {
    if (narrowed) await catalogue.aggregationSearch.again(search)
    else await Promise.all([catalogue.listByBackCategoryOrGroup.again(asked), catalogue.groupAttributes.again(family)])
  }
  return { query, addressOf, ...useKept(narrowed ? found : all, id), again }
}

/** A page of parts with its filters, once they are known, as a listing. */
function listingOf(parts: Shown<Page<PartCard>>, filters: Shown<Facet[]>): Shown<Listing> {
  if (parts.status !== 'ready') return parts
  const facets = filters.status === 'ready' ? filters.value : []
  return { ...parts, value: { ...parts.value, facets, categories: [], meant: 'all' } }
}

interface Kept<Value> {
  shown: Shown<Value>
  /** What is shown is the answer to the question before; the new one is on its way. */
  waiting: boolean
}

/**
 * Keeps the last answer of the same list in sight while another filter, order or page of it loads, so that a choice never blanks the page.
 */
function useKept<Value>(shown: Shown<Value>, list: string): Kept<Value> {
  const [last, keep] = useState<{ list: string; shown: Shown<Value> } | null>(null)
  if (shown.status === 'ready' && last?.shown !== shown) keep({ list, shown })
  if (shown.status === 'loading' && last?.list === list) return { shown: last.shown, waiting: true }
  return { shown, waiting: false }
}

/** The listing's choices as the address has them, the address of any other choice. */
export function useListingQuery() {
  const path = usePathname()
  const search = useSearch()
  const query = useMemo(() => readListingQuery(search), [search])
  const addressOf = useCallback((other: ListingQuery) => `${path}${writeListingQuery(other)}`, [path])
  return { query, addressOf }
}
