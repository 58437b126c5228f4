import { ask } from '#app/state/page/ask.ts'
import { logOnly } from '#app/state/page/notices.ts'
import type { Coupon } from '#contract/rewards/coupon-calls.ts'

/** The coupons that whoever is signed in may use now; none where the shop cannot be asked: a code can be typed all the same. */
export async function ownCoupons(): Promise<readonly Coupon[]> {
  try {
    return (await ask('couponList', {})).value.filter(({ state }) => state === 'available')
  } catch (error) {
    logOnly(error)
    return []
  }
}
