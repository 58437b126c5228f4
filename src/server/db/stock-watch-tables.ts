import type { ColumnType } from 'kysely'

/** Somebody who waits for a part. */
export interface StockWatchTable {
  tenant_id: string
  /** The secret of the mailed links. */
  key: string
  mcode: string
  email: string
  /** As email_key of the account has it. */
  email_key: string
  /** Null: a guest. */
  account_id: string | null
  language: string
  asked_at: Date
  /** Null: nobody has shown yet that the mailbox is theirs, so nothing but the link is mailed to it. */
  confirmed_at: Date | null
  /** When the mail that it is back was written. */
  notified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type StockWatchTables = { stock_watch: StockWatchTable }
