import { proxy, ref, subscribe } from 'valtio/vanilla'
import { queryOf } from '#contract/query-of.ts'
import { catalogue } from './catalogue.ts'

/** Popular searches, loaded always, whoever looks (specification, section 5). `known` keeps their place until they are there. */
export const popular = proxy<{ known: boolean; terms: readonly string[] }>({ known: false, terms: [] })

/** Asks for the popular searches; a failure is logged only (specification, section 8), and their line stays empty. */
export function startPopular(): void {
  const key = queryOf({})
  const follow = () => {
    const row = catalogue.searchKeyword.rows[key]
    if (row?.status === 'ready' && row.value !== popular.terms) popular.terms = ref(row.value)
    if (row?.status === 'ready') popular.known = true
  }
  subscribe(catalogue.searchKeyword.rows, follow)
  follow()
  void catalogue.searchKeyword.prefetch({})
}
