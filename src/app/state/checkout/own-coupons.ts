import { ask } from '#app/state/page/ask.ts'
import { logOnly } from '#app/state/page/notices.ts'
import type { Coupon } from '#contract/rewards/coupon-calls.ts'

/** The user's usable coupons; empty if the server is unreachable: a code can still be typed. */
export async function ownCoupons(): Promise<readonly Coupon[]> {
  try {
    return (await ask('couponList', {})).value.filter(({ state }) => state === 'available')
  } catch (error) {
    logOnly(error)
    return []
  }
}
