import * as v from 'valibot'
import { ask } from '#app/state/page/ask.ts'
import type { ResultOf } from '#contract/calls.ts'
import { BoughtSort } from '#contract/order.ts'
import { PageNo, SearchText } from '#contract/primitives.ts'
import type { Seen } from './orders.ts'

export type BoughtPage = ResultOf<'orderParts'>

/** A page of bought parts; all for an empty text. A late answer triggers a second request, because the network is back. */
export async function askBoughtParts({ text, sort, pageNo }: BoughtQuery): Promise<Seen<BoughtPage>> {
  const asOf = new Date().toISOString()
  const { value } = await ask('orderParts', { pageNo, sort, ...(text === '' ? {} : { searchStr: text }) }, {}, () => undefined)
  return { value, from: 'network', asOf }
}

/** The query for bought parts. It is in the URL, so that "back" restores it. */
export interface BoughtQuery {
  /** '' for all. */
  text: string
  sort: BoughtSort
  pageNo: number
}

/** Parses `?q=…&sort=…&page=…`; invalid values are ignored. */
export function readBoughtQuery(search: string): BoughtQuery {
  const query = new URLSearchParams(search)
  const text = v.safeParse(SearchText, query.get('q'))
  const page = v.safeParse(PageNo, query.get('page') ?? undefined)
  const sort = v.safeParse(BoughtSort, query.get('sort'))
  return { text: text.success ? text.output : '', sort: sort.success ? sort.output : 'last', pageNo: page.success ? page.output : 1 }
}
