import { proxy, ref, subscribe } from 'valtio/vanilla'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { catalogue } from './catalogue.ts'

/**
 * Popular searches, which are always loaded (section 5 of the specification). `known`: they are loaded; before that their space is
 * reserved.
 */
export const popularSearches = proxy<{ known: boolean; terms: readonly string[] }>({ known: false, terms: [] })

const POPULAR_QUERY = queryStringOf({})

/** Copies the loaded popular searches from their resource to `popular`. */
export function updatePopularSearches(): void {
  const row = catalogue.searchKeyword.queryStates[POPULAR_QUERY]
  if (row?.status !== 'ready') return
  if (row.value !== popularSearches.terms) popularSearches.terms = ref(row.value)
  popularSearches.known = true
}

export function clearPopularSearches(): void {
  popularSearches.terms = ref([])
  popularSearches.known = false
}

/** Requests the popular searches. A failure is only logged (section 8 of the specification), and their line stays empty. */
export function startPopularSearches(): void {
  subscribe(catalogue.searchKeyword.queryStates, updatePopularSearches)
  updatePopularSearches()
  void catalogue.searchKeyword.prefetch({})
}
