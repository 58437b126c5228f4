import { sql } from 'kysely'
import type { CallResultOf } from '#contract/calls.ts'
import type { Coupon, CouponState, couponCalls } from '#contract/coupons/coupon-calls.ts'
import { dollarsOfText } from '#server/db/money.ts'
import { type CallHandlers, currentDateOf, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { translateText } from '#server/kernel/words.ts'
import type { CouponRecord } from './coupons.ts'

interface ListedCouponRow extends CouponRecord {
  uses: number
  order_id: string | null
  number: string | null
  category_name: string | null
}

/** The maximum number of listed coupons. Older coupons are of no interest to a customer. */
const MAX_COUPONS = 200

/**
 * Lists the coupons that a customer may see: personal coupons, public coupons, and coupons that the customer has used. Expired coupons come
 * last, the oldest at the end.
 */
async function couponList(ask: RequestContext): Promise<CallResultOf<'couponList'>> {
  const { accountId } = await requireSession(ask)
  const over = sql`case when coupon.ends_at <= ${currentDateOf(ask)}::timestamptz then coupon.ends_at end`
  const read = await sql<ListedCouponRow>`
    select coupon.*, category.name as category_name, coalesce(own.uses, 0)::integer as uses, last.id as order_id, last.number
    from coupon
    left join category on category.tenant_id = coupon.tenant_id and category.id = coupon.category_id
    left join lateral (
      select count(*) as uses from coupon_use
      where coupon_use.tenant_id = coupon.tenant_id and coupon_use.code = coupon.code and coupon_use.account_id = ${accountId}
    ) as own on true
    left join lateral (
      select shop_order.id, shop_order.number from coupon_use
      join shop_order on shop_order.tenant_id = coupon_use.tenant_id and shop_order.id = coupon_use.order_id
      where coupon_use.tenant_id = coupon.tenant_id and coupon_use.code = coupon.code and coupon_use.account_id = ${accountId}
      order by shop_order.placed_at desc limit 1
    ) as last on true
    where coupon.tenant_id = ${ask.tenantId}
      and (coupon.account_id = ${accountId} or (coupon.account_id is null and (coupon.listed or own.uses > 0)))
    order by ${over} desc nulls first, coupon.ends_at nulls last, coupon.code limit ${MAX_COUPONS}`.execute(ask.db)
  return read.rows.map((row) => couponOf(row, ask))
}

const couponOf = (row: ListedCouponRow, { clock, locale }: RequestContext): Coupon => ({
  code: row.code,
  name: translateText(locale, row.name),
  state: couponStateOf(row, clock.now()),
  percent: row.percent,
  amount: row.amount === null ? null : dollarsOfText(row.amount),
  least: dollarsOfText(row.least_goods),
  category: row.category_id === null ? null : { id: row.category_id, name: translateText(locale, row.category_name ?? row.category_id) },
  condition: row.condition,
  withSale: row.with_sale,
  from: row.starts_at?.toISOString() ?? '',
  until: row.ends_at?.toISOString() ?? '',
  origin: row.origin,
  usedOn: row.order_id === null || row.number === null ? null : { id: parseStoredId(row.order_id), number: row.number },
})

/**
 * Returns the state of a coupon for this customer. `used`: the customer has no use left, even if the coupon has also expired. `expired`:
 * the coupon has expired, or other customers have taken all uses.
 */
function couponStateOf({ starts_at, ends_at, uses, uses_each, uses_most, used }: ListedCouponRow, nowMs: number): CouponState {
  const usedUp = uses_most !== null && used >= uses_most
  if (uses > 0 && ((uses_each !== null && uses >= uses_each) || usedUp)) return 'used'
  if (usedUp || (ends_at !== null && nowMs >= ends_at.getTime())) return 'expired'
  return starts_at !== null && nowMs < starts_at.getTime() ? 'later' : 'available'
}

export const couponHandlers = { couponList } satisfies CallHandlers<RequestContext, keyof typeof couponCalls>
