import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { money } from '#app/i18n/format.ts'
import { DAY_MS } from '#contract/limits.ts'
import type { Coupon } from '#contract/rewards/coupon-calls.ts'

/** What it takes off: `$10.00 off`, `15 % off`. */
export function couponValue(i18n: I18n, { percent, amount }: Pick<Coupon, 'percent' | 'amount'>): string {
  if (percent !== null) return i18n._(msg`${percent} % off`)
  const off = money(amount ?? 0)
  return i18n._(msg`${off} off`)
}

/** So many days before its end it is said in the colour of warnings. */
const SOON_DAYS = 14

/** Whether it ends within that time; `until` '' never. */
export const endsSoon = (until: string, nowMs: number): boolean => until !== '' && Date.parse(until) - nowMs < SOON_DAYS * DAY_MS
