import type { ColumnType } from 'kysely'
import type { JobShare } from '#contract/jobs/shares.ts'
import type { Dollars } from './columns.ts'

export interface CartLineTable {
  tenant_id: string
  account_id: string
  mcode: string
  qty: number
  /** The unit price when the customer last changed the line. */
  price_seen: Dollars
  /** Empty for a line in the cart. Otherwise the repair job that the line is set aside for. */
  job: string
  /** How many units are for which repair job. The remaining units have no job. */
  jobs: ColumnType<JobShare[], string | undefined, string>
  added_at: Date
}

export interface IdempotencyTable {
  tenant_id: string
  account_id: string
  /** UUID in lower case. */
  key: string
  call: string
  /** SHA-256 of the parsed input. */
  input_hash: string
  /** The first reply as JSON text: the result or a refusal (kept-reply.ts). Null only inside the transaction that creates it. */
  reply: string | null
  made_at: Date
}

export type CartTables = {
  cart_line: CartLineTable
  idempotency: IdempotencyTable
}
