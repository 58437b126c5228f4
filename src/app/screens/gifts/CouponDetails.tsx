import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatUsd } from '#app/i18n/format.ts'
import { couponValueText } from '#app/ui/rewards/coupon-words.ts'
import type { Gift } from '#contract/gifts/gifts.ts'
import { css } from '#styled/css'

/** The discount of a coupon that is a gift, the goods value that it needs, and how long it is valid. */
export function CouponDetails({ coupon }: { coupon: NonNullable<Gift['coupon']> }) {
  const { i18n } = useLingui()
  const least = formatUsd(coupon.least)
  return (
    <ul className={mutedTextClass}>
      <li>
        {couponValueText(i18n, coupon)}
        {coupon.least > 0 ? (
          <>
            {', '}
            <Trans>for goods of {least} and more</Trans>
          </>
        ) : null}
      </li>
      <li>
        <Plural
          value={coupon.days}
          one="Yours at once, good for one order within # day. It is not exchanged for points again."
          other="Yours at once, good for one order within # days. It is not exchanged for points again."
        />
      </li>
    </ul>
  )
}

const mutedTextClass = css({ color: 'fg.muted' })
