import { Trans, useLingui } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { BackOrderNote } from './BackOrderNote.tsx'
import { Changes } from './Changes.tsx'
import { CouponField } from './CouponField.tsx'
import { CouponInTheWay } from './CouponInTheWay.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OwnCoupons } from './OwnCoupons.tsx'
import { PointsField } from './PointsField.tsx'
import { Problems } from './Problems.tsx'
import { Reasons } from './Reasons.tsx'
import { ReviewLines } from './ReviewLines.tsx'
import { SaveForLater } from './SaveForLater.tsx'
import { ShopSilent } from './ShopSilent.tsx'
import { Step } from './Step.tsx'
import { Sums } from './Sums.tsx'

/** The review: ordered lines and changes; the order button is in the bar below. Offline, the order is saved with the buyer's limits. */
export function ReviewStep() {
  const { t } = useLingui()
  const { trouble } = useCheckout()
  return (
    <Step name="review" title={t`Review`} problems={<Problems about={['lines', 'total']} />}>
      <ReviewLines />
      <div>
        <Link to={href('cart')} className={link({ tall: true })}>
          <Trans>Change the cart</Trans>
        </Link>
      </div>
      <OrderFacts />
      <CouponField />
      <OwnCoupons />
      <PointsField />
      <Reasons />
      <div className={narrowOnly}>
        <Sums />
      </div>
      <BackOrderNote />
      <Changes />
      <ShopSilent />
      {trouble === null ? <CouponInTheWay /> : <SaveForLater />}
    </Step>
  )
}

/** On wide screens the totals are beside the steps. */
const narrowOnly = css({ display: { lg: 'none' } })
