import type { PersonalSource } from '#server/account/personal-source.ts'

/** The changes that once.ts remembers, in an export of a person's data. Its rows end with the account. */
export const changesSource: PersonalSource = {
  name: 'changes',
  read: (db, tenantId, accountId) =>
    db
      .selectFrom('idempotency')
      .select(['key', 'call', 'reply', 'made_at as madeAt'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('made_at')
      .orderBy('key')
      .execute(),
}
