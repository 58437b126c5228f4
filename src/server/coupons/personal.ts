import type { PersonalDataSource } from '#server/kernel/personal-source.ts'

/** Adds personal coupons to the export of a person's data. They are deleted with the account. */
export const couponDataSource: PersonalDataSource = {
  name: 'coupons',
  read: (db, tenantId, accountId) =>
    db
      .selectFrom('coupon')
      .select(['code', 'name', 'percent', 'amount', 'least_goods as leastGoods', 'starts_at as from', 'ends_at as until', 'used'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('code')
      .execute(),
}
