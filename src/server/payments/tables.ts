import type { Dollars } from '#server/db/columns.ts'

/**
 * The state of an attempt to pay by card. `open`: the payment page waits for the customer. `pending`: the customer has finished, and the
 * payment is being processed.
 */
export type CardState = 'open' | 'pending' | 'paid' | 'failed' | 'expired'

/** One attempt to pay an order by card. At most one attempt of an order can still be paid. */
export interface CardAttemptTable {
  tenant_id: string
  order_id: string
  /**
   * The number of the attempt, from 1. With the order's id it is the idempotency key at the payment company, so a retry creates no second
   * page.
   */
  attempt: number
  amount: Dollars
  made_at: Date
  /** The payment company's id of the payment page. Empty until the company has replied. */
  session: string
  state: CardState
}

/** A webhook event of a payment company that was already processed, with the company's id of the event. */
export interface CardEventTable {
  id: string
  type: string
  heard_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    card_attempt: CardAttemptTable
    card_event: CardEventTable
  }
}
