import type { Db } from '#server/db/open.ts'

/**
 * One kind of thing that the shop holds on a person. Every feature that holds something hands one in, so that export and erasure miss
 * nothing.
 */
export interface PersonalSource {
  /** Its name in the export. */
  name: string
  read: (db: Db, tenantId: string, accountId: string) => Promise<unknown>
  /** Runs inside the transaction that deletes the account, before it. Rows that cascade with the account need nothing here. */
  erase?: (trx: Db, tenantId: string, accountId: string) => Promise<void>
}
