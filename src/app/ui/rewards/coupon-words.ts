import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatUsd } from '#app/i18n/format.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'
import { DAY_MS } from '#contract/limits.ts'

/** Returns the value of a coupon: `$10.00 off`, `15 % off`. */
export function couponValueText(i18n: I18n, { percent, amount }: Pick<Coupon, 'percent' | 'amount'>): string {
  if (percent !== null) return i18n._(msg`${percent} % off`)
  const off = formatUsd(amount ?? 0)
  return i18n._(msg`${off} off`)
}

/** Within this many days of its end, a coupon's date has the colour of a warning. */
const COUPON_ENDS_SOON_DAYS = 14

/** Whether a coupon ends soon. An empty `until` means that it never ends. */
export const isCouponEndingSoon = (until: string, nowMs: number): boolean =>
  until !== '' && Date.parse(until) - nowMs < COUPON_ENDS_SOON_DAYS * DAY_MS
