import type { ColumnType } from 'kysely'
import type { JobShare } from '#contract/jobs/shares.ts'
import type { Dollars } from './columns.ts'

export interface CartLineTable {
  tenant_id: string
  account_id: string
  mcode: string
  qty: number
  /** What one piece cost when the customer last changed the line. */
  price_seen: Dollars
  /** Empty: in the cart. Else the job that the line is set aside for. */
  job: string
  /** What pieces of it are for; the others are for none. */
  jobs: ColumnType<JobShare[], string | undefined, string>
  added_at: Date
}

export interface IdempotencyTable {
  tenant_id: string
  account_id: string
  /** UUID in small letters. */
  key: string
  call: string
  /** SHA-256 of the input, as the server understood it. */
  input_hash: string
  /** What was first said, as JSON text: the result, or a refusal (kept-reply.ts). Null only inside the transaction that makes it. */
  reply: string | null
  made_at: Date
}

export type CartTables = {
  cart_line: CartLineTable
  idempotency: IdempotencyTable
}
