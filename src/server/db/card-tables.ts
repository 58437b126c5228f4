import type { Dollars } from './columns.ts'

/** `open`: the page of the payment company waits for the card. `pending`: it was left, the money is on its way. */
export type CardState = 'open' | 'pending' | 'paid' | 'failed' | 'expired'

/** One try to pay an order by card. There is never more than one that can still be paid. */
export interface CardAttemptTable {
  tenant_id: string
  order_id: string
  /** From 1. With the order's id it is the key under which the payment company makes one page and no second. */
  attempt: number
  amount: Dollars
  made_at: Date
  /** The payment company's name for its page; '' until it has answered. */
  session: string
  state: CardState
}

/** What a payment company has told us, by its own name for the message. */
export interface CardEventTable {
  id: string
  type: string
  heard_at: Date
}

export interface CardTables {
  card_attempt: CardAttemptTable
  card_event: CardEventTable
}
