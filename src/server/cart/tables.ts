import type { ColumnType } from 'kysely'
import type { JobQuantity } from '#contract/jobs/shares.ts'
import type { Dollars } from '#server/db/columns.ts'

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
  jobs: ColumnType<JobQuantity[], string | undefined, string>
  added_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    cart_line: CartLineTable
  }
}
