import { callServer } from '#app/state/page/ask.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'

/** Returns the user's usable coupons. Empty if the server is unreachable; the buyer can still type a code. */
export async function fetchOwnCoupons(): Promise<readonly Coupon[]> {
  try {
    return (await callServer('couponList', {})).value.filter(({ state }) => state === 'available')
  } catch (error) {
    logErrorOnly(error)
    return []
  }
}
