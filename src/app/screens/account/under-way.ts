import type { OrderRow } from '#contract/order.ts'
import type { OrderState } from '#contract/order-states.ts'

/** More of them are on their own page. */
export const ORDERS_SHOWN = 5

const settled: readonly OrderState[] = ['delivered', 'cancelled', 'returned']

/** Orders that something is still to come of: goods or money. What is to be paid first, then the newest. */
export const underWay = (orders: readonly OrderRow[]): OrderRow[] =>
  orders
    .filter(({ state, due }) => due > 0 || !settled.includes(state))
    .toSorted((one, other) => Number(other.due > 0) - Number(one.due > 0) || other.placedAt.localeCompare(one.placedAt))
    .slice(0, ORDERS_SHOWN)
