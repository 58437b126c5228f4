import * as v from 'valibot'
import { OrderTab } from '#contract/order-states.ts'
import { PageNo, SearchText } from '#contract/primitives.ts'
import type { OrdersAsked } from './order-filter.ts'

/** What Your Orders is asked when nothing is said. */
export const firstAsked: OrdersAsked = { tab: 'all', text: '', pageNo: 1 }

const Asked = v.object({ tab: v.fallback(OrderTab, firstAsked.tab), text: v.fallback(SearchText, ''), pageNo: v.fallback(PageNo, 1) })

/** What a tab, a text and a page that stand in an address ask for. One that cannot be is passed over, never an error. */
export const ordersAsked = (given: Record<keyof OrdersAsked, string | null>): OrdersAsked =>
  v.parse(Asked, { ...given, pageNo: given.pageNo ?? undefined })
