import { proxy, ref, subscribe } from 'valtio/vanilla'
import { queryOf } from '#contract/call-row.ts'
import { catalogue } from './catalogue.ts'

/** Popular searches, loaded always, whoever looks (specification, section 5). `known` keeps their place until they are there. */
export const popular = proxy<{ known: boolean; terms: readonly string[] }>({ known: false, terms: [] })

const QUERY = queryOf({})

/** Shows the terms that their resource has. */
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

/** Asks for the popular searches; a failure is logged only (specification, section 8), and their line stays empty. */
export function startPopular(): void {
  subscribe(catalogue.searchKeyword.rows, showPopular)
  showPopular()
  void catalogue.searchKeyword.prefetch({})
}
