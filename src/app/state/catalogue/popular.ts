import { proxy, ref, subscribe } from 'valtio/vanilla'
import { queryOf } from '#contract/kernel/call-row.ts'
import { catalogue } from './catalogue.ts'

/**
 * Popular searches, which are always loaded (section 5 of the specification). `known`: they are loaded; before that their space is
 * reserved.
 */
export const popular = proxy<{ known: boolean; terms: readonly string[] }>({ known: false, terms: [] })

const QUERY = queryOf({})

/** Copies the loaded popular searches from their resource to `popular`. */
export function showPopular(): void {
  const row = catalogue.searchKeyword.rows[QUERY]
  if (row?.status !== 'ready') return
  if (row.value !== popular.terms) popular.terms = ref(row.value)
  popular.known = true
}

export function clearPopular(): void {
  popular.terms = ref([])
  popular.known = false
}

/** Requests the popular searches. A failure is only logged (section 8 of the specification), and their line stays empty. */
export function startPopular(): void {
  subscribe(catalogue.searchKeyword.rows, showPopular)
  showPopular()
  void catalogue.searchKeyword.prefetch({})
}
