import * as v from 'valibot'
import type { CallResultOf } from '#contract/calls.ts'
import { PageNo, SearchText } from '#contract/kernel/primitives.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { isOrderUnderTab, OrderTab } from '#contract/orders/order-states.ts'

export type OrderPage = CallResultOf<'orderList'>
/** Which orders "Your Orders" shows: a tab, a search text or '', and a page from 1. */
export interface OrdersQuery {
  tab: OrderTab
  text: string
  pageNo: number
}

/**
 * Returns the reply that the server would give if these were all orders, newest first. A row contains only the first few parts of its
 * order, so a search for a part may miss some.
 */
export function pageOfRows(rows: readonly OrderRow[], { tab, text, pageNo }: OrdersQuery): OrderPage {
  const found = rows.filter((row) => orderMatchesText(row, text))
  const under = (one: OrderTab) => found.filter((row) => isOrderUnderTab(one, row))
  const [shown, size] = [under(tab), PAGE_SIZE_DEFAULT]
  const count = (one: OrderTab) => under(one).length
  return {
    records: shown.slice((pageNo - 1) * size, pageNo * size),
    ...{ total: shown.length, size, current: pageNo, pages: Math.ceil(shown.length / size) },
    counts: {
      ...{ all: count('all'), unpaid: count('unpaid'), open: count('open') },
      ...{ shipped: count('shipped'), delivered: count('delivered'), closed: count('closed') },
    },
  }
}

/**
 * Whether an order matches a text: by number, job (of the order or its lines), purchase order, or by number or name of a part, in any
 * spelling.
 */
function orderMatchesText({ number, jobName, jobs = [], purchaseOrder, parts }: OrderRow, text: string): boolean {
  const [wanted, key] = [text.trim().toLowerCase(), numberKey(text)]
  const has = (one: string) => one.toLowerCase().includes(wanted) || (key !== '' && numberKey(one).includes(key))
  return wanted === '' || [number, jobName, ...jobs, purchaseOrder, ...parts.flatMap(({ id, name }) => [id, name])].some(has)
}

/** What "Your Orders" shows at first. */
export const defaultOrdersQuery: OrdersQuery = { tab: 'all', text: '', pageNo: 1 }

const OrdersQuerySchema = v.object({
  tab: v.fallback(OrderTab, defaultOrdersQuery.tab),
  text: v.fallback(SearchText, ''),
  pageNo: v.fallback(PageNo, 1),
})

/** Reads which orders to show from a URL. Invalid values are ignored. */
export const parseOrdersQuery = (given: Record<keyof OrdersQuery, string | null>): OrdersQuery =>
  v.parse(OrdersQuerySchema, { ...given, pageNo: given.pageNo ?? undefined })
