import * as v from 'valibot'
import { callServer } from '#app/state/page/ask.ts'
import type { ReplyWithSource } from '#app/state/session/ask-or-seen.ts'
import type { CallResultOf } from '#contract/calls.ts'
import { PageNo, SearchText } from '#contract/kernel/primitives.ts'
import { BoughtPartSort } from '#contract/orders/order.ts'

export type BoughtPage = CallResultOf<'orderParts'>

/** Requests a page of bought parts; all of them for an empty text. A late answer leads to a second request, because the network is back. */
export async function fetchBoughtParts({ text, sort, pageNo }: BoughtQuery): Promise<ReplyWithSource<BoughtPage>> {
  const asOf = new Date().toISOString()
  const { value } = await callServer('orderParts', { pageNo, sort, ...(text === '' ? {} : { searchStr: text }) }, {}, () => undefined)
  return { value, from: 'network', asOf }
}

/** Which bought parts are shown: text, sort order and page. They are in the URL, so that "back" restores them. */
export interface BoughtQuery {
  /** The search text; '' for all parts. */
  text: string
  sort: BoughtPartSort
  pageNo: number
}

/** Reads `?q=…&sort=…&page=…` of a URL. Invalid values are ignored. */
export function readBoughtQuery(search: string): BoughtQuery {
  const query = new URLSearchParams(search)
  const text = v.safeParse(SearchText, query.get('q'))
  const page = v.safeParse(PageNo, query.get('page') ?? undefined)
  const sort = v.safeParse(BoughtPartSort, query.get('sort'))
  return { text: text.success ? text.output : '', sort: sort.success ? sort.output : 'last', pageNo: page.success ? page.output : 1 }
}
