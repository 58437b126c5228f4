import { type Selectable, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Ask } from '#server/kernel/ask.ts'
import type { CouponTable } from '#server/db/order-tables.ts'
import { centsOfText } from '#server/db/money.ts'
import { isEnough } from '#server/kernel/rate-limits.ts'
import { formatDollars } from '#server/kernel/format.ts'

export interface CouponOff {
  code: string
  name: string
  cents: number
}

/** What a coupon takes off these goods now, or the sentence why it does not. The database's text of money, whole cents elsewhere. */
export async function couponOff(
  ask: Pick<Ask, 'db' | 'tenantId' | 'clock'>,
  accountId: string,
  code: string,
  goodsCents: number,
): Promise<CouponOff | { refused: string }> {
  if (await isEnough({ ...ask, tenant: { id: ask.tenantId } }, 'coupon-account', accountId))
    return { refused: 'Too many codes were tried. Wait 15 minutes, or order without one.' }
  const coupon = await ask.db
    .selectFrom('coupon')
    .selectAll()
    .where('tenant_id', '=', ask.tenantId)
    .where('code', '=', code)
    .executeTakeFirst()
  // Another customer's own coupon is answered as one that does not exist: nobody learns which codes there are.
  if (!coupon || (coupon.account_id !== null && coupon.account_id !== accountId)) return { refused: `There is no coupon ${code}.` }
  const uses = await ask.db
    .selectFrom('coupon_use')
    .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('uses'))
    .where('tenant_id', '=', ask.tenantId)
    .where('code', '=', code)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const refused = refusal(coupon, uses.uses, goodsCents, ask.clock.now())
  return refused === null ? { code, name: coupon.name, cents: amountOf(coupon, goodsCents) } : { refused }
}

function refusal(coupon: Selectable<CouponTable>, usesHere: number, goodsCents: number, nowMs: number): string | null {
  const { code, starts_at, ends_at, uses_most, uses_each, used } = coupon
  if (ends_at && nowMs >= ends_at.getTime()) return `The coupon ${code} has expired. The order is reckoned without it.`
  if (starts_at && nowMs < starts_at.getTime()) return `The coupon ${code} is not valid yet.`
  if (uses_most !== null && used >= uses_most) return `The coupon ${code} has been used up.`
  if (uses_each !== null && usesHere >= uses_each) return `You have used the coupon ${code} already.`
  const least = centsOfText(coupon.least_goods)
  return goodsCents < least ? `The coupon ${code} is for goods of ${formatDollars(least)} and more.` : null
}

/** Percentages are rounded down to whole cents. */
const amountOf = ({ percent, amount }: Selectable<CouponTable>, goodsCents: number): number =>
  Math.min(goodsCents, percent === null ? centsOfText(amount ?? '0') : Math.floor((goodsCents * percent) / 100))

/** Counts one use for an order, if there is one left. Throws `coupon-refused`. */
export async function countCoupon(
  { db, tenantId }: Pick<Ask, 'db' | 'tenantId'>,
  accountId: string,
  orderId: string,
  code: string,
): Promise<void> {
  const counted = await sql`
    update coupon set used = used + 1 where tenant_id = ${tenantId} and code = ${code} and (uses_most is null or used < uses_most)
    returning code`.execute(db)
  if (counted.rows.length === 0) throw new AppError('coupon-refused', { field: 'coupon', message: `The coupon ${code} has been used up.` })
  await db.insertInto('coupon_use').values({ tenant_id: tenantId, code, order_id: orderId, account_id: accountId }).execute()
}

/** Gives the uses of a cancelled order back. */
export async function releaseCoupons({ db, tenantId }: Pick<Ask, 'db' | 'tenantId'>, orderId: string): Promise<void> {
  const uses = await db
    .deleteFrom('coupon_use')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .returning('code')
    .execute()
  for (const { code } of uses)
    await sql`update coupon set used = used - 1 where tenant_id = ${tenantId} and code = ${code} and used > 0`.execute(db)
}
