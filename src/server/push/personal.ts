import type { PersonalSource } from '#server/kernel/personal-source.ts'

/** Devices that are told when an order ships. The keys of their browsers are left out, as all secrets are; the rows go with the account. */
export const pushSource: PersonalSource = {
  name: 'pushMessages',
  read: (db, tenantId, accountId) =>
    db
      .selectFrom('push_subscription')
      .select(['endpoint', 'made_at as since'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('made_at')
      .execute(),
}
