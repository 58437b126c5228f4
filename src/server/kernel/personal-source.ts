import type { Db } from '#server/db/open.ts'

/**
 * One kind of personal data that the shop stores. Every feature that stores such data registers one, so that export and deletion are
 * complete.
 */
export interface PersonalSource {
  /** Its name in the export. */
  name: string
  read: (db: Db, tenantId: string, accountId: string) => Promise<unknown>
  /**
   * Deletes or anonymizes the data before the account is deleted, in the same transaction. Not needed for rows that are deleted with the
   * account by a foreign key.
   */
  erase?: (trx: Db, tenantId: string, accountId: string) => Promise<void>
}
