import * as v from 'valibot'
import { ask } from '#app/state/page/ask.ts'
import type { ResultOf } from '#contract/calls.ts'
import { BoughtSort } from '#contract/order.ts'
import { PageNo, SearchText } from '#contract/primitives.ts'
import type { Seen } from './orders.ts'

export type BoughtPage = ResultOf<'orderParts'>

/**
 * A page of the parts that were bought; all of them for an empty text. One that comes late is asked for again: the
 * line is back then.
 */
export async function askBoughtParts({ text, sort, pageNo }: BoughtQuery): Promise<Seen<BoughtPage>> {
  const asOf = new Date().toISOString()
  const { value } = await ask('orderParts', { pageNo, sort, ...(text === '' ? {} : { searchStr: text }) }, {}, () => undefined)
  return { value, from: 'network', asOf }
}

/** What of the bought parts is wanted. Stands in the address, so that it is found again on the way back. */
export interface BoughtQuery {
  /** '' for all. */
  text: string
  sort: BoughtSort
  pageNo: number
}

/** Reads `?q=…&sort=…&page=…`; what is no text to search for, no order or no page counts as not said. */
export function readBoughtQuery(search: string): BoughtQuery {
  const query = new URLSearchParams(search)
  const text = v.safeParse(SearchText, query.get('q'))
  const page = v.safeParse(PageNo, query.get('page') ?? undefined)
  const sort = v.safeParse(BoughtSort, query.get('sort'))
  return { text: text.success ? text.output : '', sort: sort.success ? sort.output : 'last', pageNo: page.success ? page.output : 1 }
}
