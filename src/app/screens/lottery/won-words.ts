import { useLingui } from '@lingui/react/macro'
import { formatNumber, formatUsd } from '#app/i18n/format.ts'
import type { WonPrize } from '#contract/lottery/lottery-calls.ts'

/** Returns a function that names a prize in words, `$10.00 off`, and its terms, `for goods of $40.00 and more, good for 60 days`. */
export function usePrizeTexts(): (won: WonPrize) => { name: string; terms: string } {
  const { t } = useLingui()
  return ({ kind, points, coupon, gift }) => {
    if (kind === 'points') return { name: t`${formatNumber(points)} points`, terms: '' }
    if (kind === 'gift' && gift !== null) return { name: gift.name, terms: '' }
    if (kind !== 'coupon' || coupon === null) return { name: t`No prize`, terms: '' }
    const { percent, amount, least, days } = coupon
    const goods = formatUsd(least)
    return {
      name: percent === null ? t`${formatUsd(amount ?? 0)} off` : t`${formatNumber(percent)} % off`,
      terms: least > 0 ? t`for goods of ${goods} and more, good for ${days} days` : t`good for ${days} days`,
    }
  }
}
