import { defaultOrdersQuery, type OrdersQuery, parseOrdersQuery } from '#app/state/orders/order-filter.ts'
import { href } from '#contract/routes/addresses.ts'

/** Reads from a URL's query which orders "Your Orders" shows. */
export function readOrdersQuery(search: string): OrdersQuery {
  const given = new URLSearchParams(search)
  return parseOrdersQuery({ tab: given.get('tab'), text: given.get('q'), pageNo: given.get('page') })
}

/** Returns the URL of "Your Orders" with these parameters. Parameters with their default value are omitted. */
export function ordersHref({ tab, text, pageNo }: OrdersQuery): string {
  const pairs: [string, string][] = []
  if (tab !== defaultOrdersQuery.tab) pairs.push(['tab', tab])
  if (text !== defaultOrdersQuery.text) pairs.push(['q', text])
  if (pageNo !== defaultOrdersQuery.pageNo) pairs.push(['page', String(pageNo)])
  return href('orders') + (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`)
}
