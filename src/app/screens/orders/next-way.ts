import type { OrderRow } from '#contract/order.ts'

/** What can be done with an order from the list. */
export type OrderWay = 'pay' | 'track' | 'old-unit' | 'send-back' | 'again' | 'open' | 'print'

/** The one that the order asks for next: it stands in sight, the others behind one press. */
export function nextWay({ state, due, openCores }: Pick<OrderRow, 'state' | 'due' | 'openCores'>): OrderWay {
  if (state === 'shipped') return 'track'
  if (due > 0) return 'pay'
  if (openCores > 0) return 'old-unit'
  return state === 'paid' || state === 'packed' || state === 'awaiting-payment' ? 'track' : 'again'
}

/** The others. Paying and tracking are on the order's page: one way to it is enough. What may go back has its own form. */
export function otherWays(order: Pick<OrderRow, 'state' | 'due' | 'openCores' | 'returnable'>): OrderWay[] {
  const next = nextWay(order)
  const back: OrderWay[] = (order.returnable ?? 0) > 0 ? ['send-back'] : []
  return next === 'again' ? ['open', ...back, 'print'] : ['open', 'again', ...back, 'print']
}
