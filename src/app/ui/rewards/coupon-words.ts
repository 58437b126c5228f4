import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { money } from '#app/i18n/format.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'
import { DAY_MS } from '#contract/limits.ts'

/** Returns the value of a coupon: `$10.00 off`, `15 % off`. */
export function couponValue(i18n: I18n, { percent, amount }: Pick<Coupon, 'percent' | 'amount'>): string {
  if (percent !== null) return i18n._(msg`${percent} % off`)
  const off = money(amount ?? 0)
  return i18n._(msg`${off} off`)
}

/** Within this many days of its end, a coupon's date has the colour of a warning. */
const SOON_DAYS = 14

/** Whether a coupon ends soon. An empty `until` means that it never ends. */
export const endsSoon = (until: string, nowMs: number): boolean => until !== '' && Date.parse(until) - nowMs < SOON_DAYS * DAY_MS
