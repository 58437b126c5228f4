import * as v from 'valibot'

/**
 * Who can make something happen to an order: who bought, who sells, or a rule that runs by itself (a payment that came in, for instance).
 */
export const actors = ['customer', 'shop', 'system'] as const
export type Actor = (typeof actors)[number]

export const orderStates = ['awaiting-payment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export const OrderState = v.picklist(orderStates, /*i18n*/ 'There is no such state of an order.')
export type OrderState = (typeof orderStates)[number]

export interface Transition<State extends string> {
  from: State
  to: State
  by: readonly Actor[]
}

/**
 * THE table of what may become of an order; server, screens and tests read it. An order that is paid later (by bank transfer on account, at
 * the counter) is packed while it still awaits payment: whether money is due is said by its payments, not by its state.
 */
export const orderTransitions: readonly Transition<OrderState>[] = [
  { from: 'awaiting-payment', to: 'paid', by: ['shop', 'system'] },
  { from: 'awaiting-payment', to: 'packed', by: ['shop'] },
  { from: 'awaiting-payment', to: 'cancelled', by: ['customer', 'shop', 'system'] },
  { from: 'paid', to: 'packed', by: ['shop'] },
  { from: 'paid', to: 'cancelled', by: ['customer', 'shop'] },
  { from: 'packed', to: 'shipped', by: ['shop'] },
  // Fetched at the counter: nothing travels.
  { from: 'packed', to: 'delivered', by: ['shop'] },
  { from: 'packed', to: 'cancelled', by: ['shop'] },
  { from: 'shipped', to: 'delivered', by: ['shop', 'system'] },
  // It came back unopened, because nobody could be found there.
  { from: 'shipped', to: 'returned', by: ['shop'] },
  // Everything of it went back by returns, each of which says what came and what became of it.
  { from: 'delivered', to: 'returned', by: ['system'] },
]

/** A used unit that the customer owes for the deposit. `due` until it is on its way. */
export const coreStates = ['due', 'shipped', 'received', 'credited', 'refused'] as const
export const CoreState = v.picklist(coreStates)
export type CoreState = (typeof coreStates)[number]

export const coreTransitions: readonly Transition<CoreState>[] = [
  { from: 'due', to: 'shipped', by: ['customer', 'shop'] },
  { from: 'due', to: 'received', by: ['shop'] },
  // The deposit is lost when nothing came in time.
  { from: 'due', to: 'refused', by: ['shop'] },
  { from: 'shipped', to: 'received', by: ['shop'] },
  { from: 'received', to: 'credited', by: ['shop'] },
  { from: 'received', to: 'refused', by: ['shop'] },
]

/** A return of what was bought. */
export const returnStates = ['requested', 'approved', 'received', 'refunded', 'refused', 'withdrawn'] as const
export const ReturnState = v.picklist(returnStates)
export type ReturnState = (typeof returnStates)[number]

export const returnTransitions: readonly Transition<ReturnState>[] = [
  { from: 'requested', to: 'approved', by: ['shop'] },
  { from: 'requested', to: 'refused', by: ['shop'] },
  { from: 'requested', to: 'withdrawn', by: ['customer', 'shop'] },
  { from: 'approved', to: 'received', by: ['shop'] },
  { from: 'approved', to: 'withdrawn', by: ['customer', 'shop'] },
  { from: 'received', to: 'refunded', by: ['shop'] },
  { from: 'received', to: 'refused', by: ['shop'] },
]

/** Whether a table lets somebody make this step. */
export const mayMove = <State extends string>(table: readonly Transition<State>[], from: State, to: State, by: Actor): boolean =>
  table.some((row) => row.from === from && row.to === to && row.by.includes(by))

/** The tabs of Your Orders that go by state, each with the states that it shows. */
export const tabStates = {
  all: orderStates,
  open: ['paid', 'packed'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  closed: ['cancelled', 'returned'],
} as const satisfies Record<string, readonly OrderState[]>
export const OrderTab = v.picklist(['all', 'unpaid', 'open', 'shipped', 'delivered', 'closed'], /*i18n*/ 'There is no such tab.')
export type OrderTab = v.InferOutput<typeof OrderTab>

/**
 * Whether a tab shows an order. `unpaid` goes by money: what was packed or sent on invoice is to be paid still, whatever its state says.
 * `due`: dollars.
 */
export const isUnder = (tab: OrderTab, { state, due }: { state: OrderState; due: number }): boolean => {
  if (tab === 'unpaid') return due > 0
  const states: readonly OrderState[] = tabStates[tab]
  return states.includes(state)
}

/** Facts of a parcel that holds only some of an order name each part after this, with how many pieces of it: `part SA-1001`. */
export const PART_FACT = 'part '

/** And those of pieces that were taken out of an order, with how many of each: `cancelled SA-1001`. */
export const CANCELLED_FACT = 'cancelled '
