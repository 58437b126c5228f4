import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { BlockingCouponNotice } from './BlockingCouponNotice.tsx'
import { CheckoutProblems } from './CheckoutProblems.tsx'
import { CheckoutStepSection } from './CheckoutStepSection.tsx'
import { CouponField } from './CouponField.tsx'
import { OrderReferenceFields } from './OrderReferenceFields.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { OwnCoupons } from './OwnCoupons.tsx'
import { PointsField } from './PointsField.tsx'
import { QuoteChanges } from './QuoteChanges.tsx'
import { ReviewLines } from './ReviewLines.tsx'
import { SaveForLater } from './SaveForLater.tsx'
import { StalePricesNotice } from './StalePricesNotice.tsx'

/**
 * The last step of the checkout: ordered lines and changes; the order button is in the bar below. Offline, the order can be saved here with
 * the buyer's limits (`SaveForLater`).
 */
export function ReviewStep() {
  const { t } = useLingui()
  const { trouble } = useCheckout()
  return (
    <CheckoutStepSection name="review" title={t`Review`} problems={<CheckoutProblems subjects={['lines', 'total']} />}>
      <ReviewLines />
      <div>
        <Link to={href('cart')} className={link({ tall: true })}>
          <Trans>Change the cart</Trans>
        </Link>
      </div>
      <OrderReferenceFields />
      <CouponField />
      <OwnCoupons />
      <PointsField />
      <DiscountReasons />
      <div className={narrowOnlyClass}>
        <OrderTotals />
      </div>
      <BackOrderNote />
      <QuoteChanges />
      <StalePricesNotice />
      {trouble === null ? <BlockingCouponNotice /> : <SaveForLater />}
    </CheckoutStepSection>
  )
}

/** Hides the totals on wide screens, where they are beside the steps. */
const narrowOnlyClass = css({ display: { lg: 'none' } })

/** Says when the pieces that come later (back-order) are paid. Nothing if all pieces are in stock. */
function BackOrderNote() {
  const { draft, fresh } = useCheckout()
  if (!fresh || draft.quote?.backOrder === undefined) return null
  return (
    <p className={mutedTextClass}>
      {draft.payment === '' ? null : <>{backOrderPaymentTexts[draft.payment]} </>}
      <Trans>Until the order is packed you can cancel it; what you have paid then goes back to you.</Trans>
    </p>
  )
}

const backOrderPaymentTexts: Record<PaymentMethod, ReactNode> = {
  invoice: <Trans>The invoice is for all pieces, those on back-order too.</Trans>,
  collection: <Trans>You pay for all pieces when you fetch them.</Trans>,
  card: <Trans>The card is charged for all pieces now, those on back-order too.</Trans>,
}

const mutedTextClass = css({ color: 'fg.muted' })

/**
 * Says which promotions, coupons and points were applied, with amounts, and why others were not. A message that is already shown at a field
 * is omitted.
 */
function DiscountReasons() {
  const { t } = useLingui()
  const { draft, fresh } = useCheckout()
  const said = new Set(draft.quote?.problems.map(({ say }) => say))
  const reasons = (fresh ? (draft.quote?.reasons ?? []) : []).filter(({ say }) => !said.has(say))
  if (reasons.length === 0) return null
  return (
    <ul className={listClass} aria-label={t`Discounts`}>
      {reasons.map(({ source, code, taken, say }) => (
        <li key={`${source} ${code}`} className={reasonClass} data-taken={taken}>
          <Icon name={taken ? 'check' : 'close'} size={16} />
          <span>{say}</span>
        </li>
      ))}
    </ul>
  )
}

const listClass = css({ display: 'grid', gap: '1' })
const reasonClass = css({ display: 'flex', gap: '2' })
