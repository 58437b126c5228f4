import type { ColumnType } from 'kysely'

/** A back-in-stock alert of a customer or guest. */
export interface StockWatchTable {
  tenant_id: string
  /** The secret in the links of the alert's mails. */
  key: string
  mcode: string
  email: string
  /** The normalized e-mail address, like `email_key` of the account. */
  email_key: string
  /** The customer's account. Null for a guest. */
  account_id: string | null
  language: string
  asked_at: Date
  /** When the e-mail address was confirmed. Null before that. Until then the address gets only the mail with the confirmation link. */
  confirmed_at: Date | null
  /** When the back-in-stock mail was written. Null before that. */
  notified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    stock_watch: StockWatchTable
  }
}
