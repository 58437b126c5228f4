import type { OrderRow } from '#contract/orders/order.ts'

/** An action for an order in the list of orders. */
export type OrderAction = 'pay' | 'track' | 'old-unit' | 'send-back' | 'again' | 'open' | 'print'

/** Returns the most important action for an order, which has a button; the others are in a menu. */
export function mainOrderAction({ state, due, openCores }: Pick<OrderRow, 'state' | 'due' | 'openCores'>): OrderAction {
  if (state === 'shipped') return 'track'
  if (due > 0) return 'pay'
  if (openCores > 0) return 'old-unit'
  return state === 'paid' || state === 'packed' || state === 'awaiting-payment' ? 'track' : 'again'
}

/**
 * Returns the other actions for an order. Payment and tracking are both on the order's page, so one link suffices. Returns have their own
 * form.
 */
export function secondaryOrderActions(order: Pick<OrderRow, 'state' | 'due' | 'openCores' | 'returnable'>): OrderAction[] {
  const next = mainOrderAction(order)
  const back: OrderAction[] = (order.returnable ?? 0) > 0 ? ['send-back'] : []
  return next === 'again' ? ['open', ...back, 'print'] : ['open', 'again', ...back, 'print']
}
