import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { numberClass } from '#app/ui/part/digits.ts'
import type { LotteryDraw } from '#contract/lottery/lottery-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { PrizeShippingAddress } from './PrizeShippingAddress.tsx'
import { usePrizeTexts } from './won-words.ts'

/** Says how to use a prize: a coupon code with a link to the cart, points, or a shipment. */
export function PrizeRedemption({ draw }: { draw: LotteryDraw }) {
  const { won, couponCode, parcel } = draw
  const { terms } = usePrizeTexts()(won)
  if (parcel !== null) return <PrizeShippingAddress draw={draw} parcel={parcel} />
  if (couponCode !== '')
    return (
      <>
        <p>
          <Trans>
            Coupon <b className={numberClass}>{couponCode}</b>
          </Trans>
          {terms === '' ? null : `, ${terms}`}.
        </p>
        <p className={actionLinksClass}>
          <Link to={href('cart')} className={link({ tall: true })}>
            <Trans>To the cart</Trans>
          </Link>
          <Link to={href('gifts')} className={link({ tall: true })}>
            <Trans>Your gifts & coupon</Trans>
          </Link>
        </p>
      </>
    )
  if (won.kind !== 'points') return null
  return (
    <p>
      <Link to={href('rewards')} className={link({ tall: true })}>
        <Trans>They are among your points already</Trans>
      </Link>
    </p>
  )
}

const actionLinksClass = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })
