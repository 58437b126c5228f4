import { ask } from '#app/state/page/ask.ts'
import { logOnly } from '#app/state/page/notices.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'

/** Returns the user's usable coupons. Empty if the server is unreachable; the buyer can still type a code. */
export async function ownCoupons(): Promise<readonly Coupon[]> {
  try {
    return (await ask('couponList', {})).value.filter(({ state }) => state === 'available')
  } catch (error) {
    logOnly(error)
    return []
  }
}
