import type { ColumnType } from 'kysely'

/** A back-in-stock alert of a customer or guest. */
export interface StockWatchTable {
  tenant_id: string
  /** The secret of the mailed links. */
  key: string
  mcode: string
  email: string
  /** The normalized address, as `email_key` of the account. */
  email_key: string
  /** Null for a guest. */
  account_id: string | null
  language: string
  asked_at: Date
  /** Null while the address is not confirmed. Until then only the confirmation link is sent to it. */
  confirmed_at: Date | null
  /** When the back-in-stock mail was written. */
  notified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type StockWatchTables = { stock_watch: StockWatchTable }
