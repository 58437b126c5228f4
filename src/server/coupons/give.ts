import { randomInt } from 'node:crypto'
import { addDays } from '#contract/kernel/shop-days.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { endOfDay, readShopToday } from '#server/kernel/shop-days.ts'

/** The characters of random coupon codes. Characters that are easily confused, such as O and 0 or I and 1, are left out. */
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const randomCodeCharacters = (count: number) =>
  Array.from({ length: count }, () => CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length))).join('')

/** A coupon for one customer, which can be used once. */
export interface CouponGift {
  name: string
  percent: number | null
  amountCents: number | null
  leastCents: number
  categoryId: string | null
  condition: 'new' | 'reman' | 'used' | null
  withSale: boolean
  /** When the coupon expires, in milliseconds since 1970. Null: never. */
  endsMs: number | null
  origin: 'gift' | 'draw'
}

/**
 * Returns when a coupon expires that is valid for a number of days: at the end of the last day in the shop's time zone. In milliseconds
 * since 1970.
 */
export async function couponExpiryMs(
  context: Pick<RequestContext, 'db' | 'tenantId' | 'clock'>,
  { days }: { days: number },
): Promise<number> {
  const { timeZone, today } = await readShopToday(context)
  return endOfDay(addDays(today, days), timeZone).getTime()
}

/** Creates a personal coupon with a random code, inside the caller's transaction. Returns the code. */
export async function giveCoupon(
  { db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>,
  accountId: string,
  gift: CouponGift,
): Promise<string> {
  for (;;) {
    const code = `${gift.origin === 'gift' ? 'GIFT' : 'WON'}-${randomCodeCharacters(4)}-${randomCodeCharacters(4)}`
    const made = await db
      .insertInto('coupon')
      .values({
        ...{ tenant_id: tenantId, code, name: gift.name, account_id: accountId, percent: gift.percent },
        amount: gift.amountCents === null ? null : dollarsTextOfCents(gift.amountCents),
        least_goods: dollarsTextOfCents(gift.leastCents),
        ...{ starts_at: null, ends_at: gift.endsMs === null ? null : new Date(gift.endsMs) },
        ...{ uses_most: 1, uses_each: 1, category_id: gift.categoryId, condition: gift.condition },
        ...{ with_sale: gift.withSale, origin: gift.origin },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .execute()
    if (made.length > 0) return code
  }
}
