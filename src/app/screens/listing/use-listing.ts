import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import type { InputOf } from '#contract/calls.ts'
import { listingInput } from '#contract/listing-query.ts'
import { useKept } from './use-kept.ts'
import { useListingQuery } from './use-listing-query.ts'

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
