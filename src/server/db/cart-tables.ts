import type { ColumnType } from 'kysely'
import type { JobShare } from '#contract/jobs/shares.ts'
import type { Dollars } from './columns.ts'

export interface CartLineTable {
  tenant_id: string
  account_id: string
  mcode: string
  qty: number
  /** The unit price of the part when the customer last changed the cart line. */
  price_seen: Dollars
  /** Empty for a line in the cart. Otherwise the name of the repair job that the line is set aside for. */
  job: string
  /** How many units of the cart line are for which repair job. The remaining units have no job. */
  jobs: ColumnType<JobShare[], string | undefined, string>
  added_at: Date
}

export interface IdempotencyTable {
  tenant_id: string
  account_id: string
  /** The idempotency key of the call: a UUID in lower case. */
  key: string
  call: string
  /** SHA-256 of the call's parsed input. */
  input_hash: string
  /**
   * The call's first reply as JSON text: the result or a refusal (kept-reply.ts). Null only inside the transaction that creates the reply.
   */
  reply: string | null
  made_at: Date
}

export type CartTables = {
  cart_line: CartLineTable
  idempotency: IdempotencyTable
}
