import * as v from 'valibot'
import { PageNo, SearchText } from '#contract/primitives.ts'

/** What of the bought parts is wanted. Stands in the address, so that it is found again on the way back. */
export interface BoughtQuery {
  /** '' for all. */
  text: string
  pageNo: number
}

/** Reads `?q=…&page=…`; what is no text to search for or no page counts as not said. */
export function readBoughtQuery(search: string): BoughtQuery {
  const query = new URLSearchParams(search)
  const text = v.safeParse(SearchText, query.get('q'))
  const page = v.safeParse(PageNo, query.get('page') ?? undefined)
  return { text: text.success ? text.output : '', pageNo: page.success ? page.output : 1 }
}
