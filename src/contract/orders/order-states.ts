import * as v from 'valibot'

/** Who can change an order's state: the customer, the shop, or the system (an incoming payment, for example). */
export const actors = ['customer', 'shop', 'system'] as const
export type Actor = (typeof actors)[number]

export const orderStates = ['awaiting-payment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export const OrderState = v.picklist(orderStates, /*i18n*/ 'There is no such state of an order.')
export type OrderState = (typeof orderStates)[number]

export interface StateTransition<State extends string> {
  from: State
  to: State
  allowedActors: readonly Actor[]
}

/**
 * All allowed state transitions of an order, for server, screens and tests. An order that is paid later (by bank transfer or at the
 * counter) can be packed while it awaits payment. Therefore the payments of an order, and not its state, decide whether money is due.
 */
export const orderTransitions: readonly StateTransition<OrderState>[] = [
  { from: 'awaiting-payment', to: 'paid', allowedActors: ['shop', 'system'] },
  { from: 'awaiting-payment', to: 'packed', allowedActors: ['shop'] },
  { from: 'awaiting-payment', to: 'cancelled', allowedActors: ['customer', 'shop', 'system'] },
  { from: 'paid', to: 'packed', allowedActors: ['shop'] },
  { from: 'paid', to: 'cancelled', allowedActors: ['customer', 'shop'] },
  { from: 'packed', to: 'shipped', allowedActors: ['shop'] },
  // The customer collects the order at the counter, so nothing is shipped.
  { from: 'packed', to: 'delivered', allowedActors: ['shop'] },
  { from: 'packed', to: 'cancelled', allowedActors: ['shop'] },
  { from: 'shipped', to: 'delivered', allowedActors: ['shop', 'system'] },
  // The parcel came back to the shop undelivered.
  { from: 'shipped', to: 'returned', allowedActors: ['shop'] },
  // The customer sent all pieces back in returns, each of which has a separate record.
  { from: 'delivered', to: 'returned', allowedActors: ['system'] },
]

/** The states of a used unit that the customer owes for the deposit. A unit is `due` until it is shipped. */
export const coreStates = ['due', 'shipped', 'received', 'credited', 'refused'] as const
export const CoreState = v.picklist(coreStates)
export type CoreState = (typeof coreStates)[number]

export const coreTransitions: readonly StateTransition<CoreState>[] = [
  { from: 'due', to: 'shipped', allowedActors: ['customer', 'shop'] },
  { from: 'due', to: 'received', allowedActors: ['shop'] },
  // The deposit is lost because the used unit did not arrive in time.
  { from: 'due', to: 'refused', allowedActors: ['shop'] },
  { from: 'shipped', to: 'received', allowedActors: ['shop'] },
  { from: 'received', to: 'credited', allowedActors: ['shop'] },
  { from: 'received', to: 'refused', allowedActors: ['shop'] },
]

/** The states of a return of purchased goods. */
export const returnStates = ['requested', 'approved', 'received', 'refunded', 'refused', 'withdrawn'] as const
export const ReturnState = v.picklist(returnStates)
export type ReturnState = (typeof returnStates)[number]

export const returnTransitions: readonly StateTransition<ReturnState>[] = [
  { from: 'requested', to: 'approved', allowedActors: ['shop'] },
  { from: 'requested', to: 'refused', allowedActors: ['shop'] },
  { from: 'requested', to: 'withdrawn', allowedActors: ['customer', 'shop'] },
  { from: 'approved', to: 'received', allowedActors: ['shop'] },
  { from: 'approved', to: 'withdrawn', allowedActors: ['customer', 'shop'] },
  { from: 'received', to: 'refunded', allowedActors: ['shop'] },
  { from: 'received', to: 'refused', allowedActors: ['shop'] },
]

/** Whether a table of transitions allows an actor to change one state into another. */
export const isTransitionAllowed = <State extends string>(
  table: readonly StateTransition<State>[],
  from: State,
  to: State,
  by: Actor,
): boolean => table.some((row) => row.from === from && row.to === to && row.allowedActors.includes(by))

/** The tabs of "Your Orders" that filter by state, with the states that each shows. */
export const statesByOrderTab = {
  all: orderStates,
  open: ['paid', 'packed'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  closed: ['cancelled', 'returned'],
} as const satisfies Record<string, readonly OrderState[]>
export const OrderTab = v.picklist(['all', 'unpaid', 'open', 'shipped', 'delivered', 'closed'], /*i18n*/ 'There is no such tab.')
export type OrderTab = v.InferOutput<typeof OrderTab>

/**
 * Whether a tab of "Your Orders" shows an order. The tab `unpaid` depends on money, because an order that was packed or shipped on invoice
 * is unpaid whatever its state. `due`: dollars.
 */
export const isOrderUnderTab = (tab: OrderTab, { state, due }: { state: OrderState; due: number }): boolean => {
  if (tab === 'unpaid') return due > 0
  const states: readonly OrderState[] = statesByOrderTab[tab]
  return states.includes(state)
}

/** The prefix of those details (`facts`) of an order's event that list a partial parcel: `part SA-1001`, with the quantity as value. */
export const PARCEL_EVENT_FIELD_PREFIX = 'part '

/** The prefix of those details (`facts`) of an order's event that list cancelled pieces: `cancelled SA-1001`, with the quantity. */
export const CANCEL_EVENT_FIELD_PREFIX = 'cancelled '
