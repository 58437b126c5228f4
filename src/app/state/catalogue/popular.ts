import { proxy, ref, subscribe } from 'valtio/vanilla'
import { queryOf } from '#contract/call-row.ts'
import { catalogue } from './catalogue.ts'

/** Popular searches, always loaded (specification, section 5). `known`: space is reserved until they are loaded. */
export const popular = proxy<{ known: boolean; terms: readonly string[] }>({ known: false, terms: [] })

const QUERY = queryOf({})

/** Shows the terms of their resource. */
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

/** Requests the popular searches; a failure is only logged (specification, section 8), and the line stays empty. */
export function startPopular(): void {
  subscribe(catalogue.searchKeyword.rows, showPopular)
  showPopular()
  void catalogue.searchKeyword.prefetch({})
}
