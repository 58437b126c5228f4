import type { Dollars } from './columns.ts'

/** `open`: the payment page waits for the customer. `pending`: the customer has finished, the payment is being processed. */
export type CardState = 'open' | 'pending' | 'paid' | 'failed' | 'expired'

/** One attempt to pay an order by card. At most one attempt of an order can still be paid. */
export interface CardAttemptTable {
  tenant_id: string
  order_id: string
  /** Starts at 1. With the order's id it is the idempotency key at the payment company, so a retry creates no second page. */
  attempt: number
  amount: Dollars
  made_at: Date
  /** The payment company's id of the payment page. '' until the company has replied. */
  session: string
  state: CardState
}

/** A processed message (webhook event) of a payment company, by the company's id for it. */
export interface CardEventTable {
  id: string
  type: string
  heard_at: Date
}

export interface CardTables {
  card_attempt: CardAttemptTable
  card_event: CardEventTable
}
