import type { OrderRow } from '#contract/orders/order.ts'
import type { OrderState } from '#contract/orders/order-states.ts'

/** How many open orders the account page shows. The others are on the orders page. */
export const MAX_ORDERS_SHOWN = 5

const closedOrderStates: readonly OrderState[] = ['delivered', 'cancelled', 'returned']

/** Returns the open orders, whose goods or payment are outstanding: unpaid ones first, then the newest. */
export const filterOpenOrders = (orders: readonly OrderRow[]): OrderRow[] =>
  orders
    .filter(({ state, due }) => due > 0 || !closedOrderStates.includes(state))
    .toSorted((one, other) => Number(other.due > 0) - Number(one.due > 0) || other.placedAt.localeCompare(one.placedAt))
    .slice(0, MAX_ORDERS_SHOWN)
