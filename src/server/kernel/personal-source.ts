import type { Db } from '#server/db/open.ts'

/**
 * One kind of personal data that the shop stores. Every feature that stores personal data registers one, so that export and deletion are
 * complete.
 */
export interface PersonalDataSource {
  /** The name of this kind of personal data in the export. */
  name: string
  read: (db: Db, tenantId: string, accountId: string) => Promise<unknown>
  /**
   * Deletes or anonymizes the data before the account is deleted, in the same transaction. It is not needed for rows that a foreign key
   * deletes with the account.
   */
  erase?: (trx: Db, tenantId: string, accountId: string) => Promise<void>
}
