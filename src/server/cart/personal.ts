import type { PersonalSource } from '#server/kernel/personal-source.ts'

/** The cart in an export of a person's data. Its rows end with the account. */
export const cartSource: PersonalSource = {
  name: 'cart',
  read: (db, tenantId, accountId) =>
    db
      .selectFrom('cart_line')
      .select(['mcode', 'qty', 'job', 'price_seen as priceSeen', 'added_at as addedAt'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('added_at')
      .orderBy('mcode')
      .execute(),
}
