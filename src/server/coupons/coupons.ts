import { type Selectable, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { dayInZone } from '#contract/kernel/shop-days.ts'
import type { CouponTerms } from '#contract/pricing/discounts.ts'
import { centsOfText } from '#server/db/money.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { formatDay } from '#server/kernel/format.ts'
import { isLimitReached } from '#server/kernel/rate-limits.ts'
import { readShopTimeZone } from '#server/kernel/shop-days.ts'
import { translatableErrorDetail, translate, translateText } from '#server/kernel/words.ts'
import type { CouponTable } from './tables.ts'

export type CouponRecord = Selectable<CouponTable>

/** A coupon that this customer can use now: its discount, and the categories that it applies to (null: all categories). */
export interface UsableCoupon {
  code: string
  name: string
  terms: CouponTerms
  condition: CouponRecord['condition']
  categories: ReadonlySet<string> | null
  /** The name of the category that the coupon is limited to. Empty for all categories. */
  categoryName: string
}

/**
 * Returns a coupon by its code, or the message why the customer cannot use the coupon now. Whether it applies to the lines of an order is
 * checked later (contract/pricing/discounts.ts).
 */
export async function findUsableCoupon(
  ask: Pick<RequestContext, 'db' | 'tenantId' | 'clock' | 'locale'>,
  accountId: string,
  code: string,
): Promise<UsableCoupon | { refused: string }> {
  if (await isLimitReached({ ...ask, tenant: { id: ask.tenantId } }, 'coupon-account', accountId))
    return { refused: translateText(ask.locale, /*i18n*/ 'Too many codes were tried. Wait 15 minutes, or order without one.') }
  const coupon = await ask.db
    .selectFrom('coupon')
    .selectAll()
    .where('tenant_id', '=', ask.tenantId)
    .where('code', '=', code)
    .executeTakeFirst()
  // For a personal coupon of another customer the reply is the same as for an unknown code, so that nobody can find out which codes exist.
  if (!coupon || (coupon.account_id !== null && coupon.account_id !== accountId))
    return { refused: translate(ask.locale, /*i18n*/ 'There is no coupon {code}.', { code }) }
  const { uses } = await ask.db
    .selectFrom('coupon_use')
    .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('uses'))
    .where('tenant_id', '=', ask.tenantId)
    .where('code', '=', code)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const refused = couponRefusalMessage(coupon, uses, ask.clock.now())
  if (refused !== null)
    return { refused: translate(ask.locale, refused, { code, day: firstValidDay(coupon, await readShopTimeZone(ask), ask.locale) }) }
  const scope = coupon.category_id === null ? null : await readCategoryTree(ask, coupon.category_id)
  return {
    ...{ code, name: coupon.name, terms: couponTermsOf(coupon), condition: coupon.condition },
    categories: scope && new Set(scope.map(({ id }) => id)),
    categoryName: scope?.find(({ id }) => id === coupon.category_id)?.name ?? '',
  }
}

const couponTermsOf = ({ percent, amount, least_goods, with_sale }: CouponRecord): CouponTerms => ({
  percent,
  amountCents: amount === null ? null : centsOfText(amount),
  minGoodsCents: centsOfText(least_goods),
  withSale: with_sale,
})

const firstValidDay = ({ starts_at }: CouponRecord, zone: string, locale: string): string =>
  starts_at ? formatDay(dayInZone(zone, starts_at.getTime()), locale) : ''

/**
 * Returns the message why a coupon cannot be used now, with placeholders for the coupon's code and first day. Returns null if the coupon
 * can be used.
 */
function couponRefusalMessage(
  { starts_at, ends_at, uses_most, uses_each, used }: CouponRecord,
  usesHere: number,
  nowMs: number,
): string | null {
  if (ends_at && nowMs >= ends_at.getTime()) return /*i18n*/ 'The coupon {code} has expired. The order is reckoned without it.'
  if (starts_at && nowMs < starts_at.getTime()) return /*i18n*/ 'The coupon {code} is not valid yet: it begins on {day}.'
  if (uses_most !== null && used >= uses_most) return /*i18n*/ 'The coupon {code} has been used up.'
  return uses_each !== null && usesHere >= uses_each ? /*i18n*/ 'You have used the coupon {code} already.' : null
}

/** Reads a category and its subcategories at all levels. */
async function readCategoryTree(
  { db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>,
  id: string,
): Promise<{ id: string; name: string }[]> {
  const read = await sql<{ id: string; name: string }>`
    with recursive under as (
      select id, name from category where tenant_id = ${tenantId} and id = ${id}
      union
      select category.id, category.name from category join under on category.parent_id = under.id where category.tenant_id = ${tenantId})
    select id, name from under`.execute(db)
  return read.rows
}

/** Counts a use of a coupon for an order. Throws `coupon-refused` if no use is left. */
export async function countCouponUse(
  { db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>,
  accountId: string,
  orderId: string,
  code: string,
): Promise<void> {
  const counted = await sql`
    update coupon set used = used + 1 where tenant_id = ${tenantId} and code = ${code} and (uses_most is null or used < uses_most)
    returning code`.execute(db)
  if (counted.rows.length === 0)
    throw new AppError('coupon-refused', {
      field: 'coupon',
      ...translatableErrorDetail(/*i18n*/ 'The coupon {code} has been used up.', { code }),
    })
  await db.insertInto('coupon_use').values({ tenant_id: tenantId, code, order_id: orderId, account_id: accountId }).execute()
}

/** Takes back the coupon uses of a cancelled order, so that the coupons can be used again. */
export async function releaseCouponUses({ db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>, orderId: string): Promise<void> {
  const uses = await db
    .deleteFrom('coupon_use')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .returning('code')
    .execute()
  for (const { code } of uses)
    await sql`update coupon set used = used - 1 where tenant_id = ${tenantId} and code = ${code} and used > 0`.execute(db)
}
