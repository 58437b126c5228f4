import type { ResultOf } from '#contract/calls.ts'
import { ask } from '#app/state/page/ask.ts'
import type { Seen } from './orders.ts'
import * as v from 'valibot'
import { PageNo, SearchText } from '#contract/primitives.ts'

export type BoughtPage = ResultOf<'orderParts'>

/**
 * A page of the parts that were bought, the last bought first; all of them for an empty text. One that comes late is asked for again: the
 * line is back then.
 */
export async function askBoughtParts(searchStr: string, pageNo: number): Promise<Seen<BoughtPage>> {
  const asOf = new Date().toISOString()
  const { value } = await ask('orderParts', { pageNo, ...(searchStr === '' ? {} : { searchStr }) }, {}, () => undefined)
  return { value, from: 'network', asOf }
}

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
