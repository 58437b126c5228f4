import type { PersonalSource } from '#server/kernel/personal-source.ts'
import { addressOf } from './address-of.ts'

/** The address book in an export of a person's data. Its rows end with the account. */
export const addressSource: PersonalSource = {
  name: 'addresses',
  read: async (db, tenantId, accountId) =>
    (
      await db
        .selectFrom('address')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('account_id', '=', accountId)
        .orderBy('updated_at')
        .orderBy('id')
        .execute()
    ).map(addressOf),
}
