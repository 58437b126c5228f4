import { Trans } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { useCheckout, useEnterCheckout } from '#app/hooks/use-checkout.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { isIncludedInOrder } from '#contract/pricing/pricing.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { AddressStep } from './AddressStep.tsx'
import { CheckoutBar } from './CheckoutBar.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { checkoutColumnsClass } from './checkout-columns.ts'
import { DeliveryStep } from './DeliveryStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { RefusedOrderNotice } from './RefusedOrderNotice.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { WaitingOrders } from './WaitingOrders.tsx'

/**
 * `/shoppingCheckout`: address, delivery, payment and review on one page (DECISIONS.md, "What each screen without shown contents is for").
 */
export default function CheckoutScreen() {
  useEnterCheckout()
  const cart = useCart()
  const { status, placing } = useCheckout()
  const empty = !cart.lines.some(isIncludedInOrder)
  const known = status === 'ready' && (cart.status === 'ready' || cart.status === 'cannot-keep' || !empty)
  return (
    <FormPage isWide title={<Trans>Checkout</Trans>}>
      <RefusedOrderNotice />
      {placing ? null : <WaitingOrders />}
      {!known ? (
        <CheckoutSkeleton />
      ) : empty && !placing ? (
        <div className={frameClass}>
          <p>
            <Trans>Nothing lies in your cart, so there is nothing to order.</Trans>
          </p>
          <Link to={href('cart')} className={button()}>
            <Trans>Go to the cart</Trans>
          </Link>
        </div>
      ) : (
        <div className={checkoutColumnsClass}>
          <div>
            <AddressStep />
            <DeliveryStep />
            <PaymentStep />
            <ReviewStep />
            <CheckoutBar />
          </div>
          <aside className={sideColumnClass}>
            <CheckoutSummary />
          </aside>
        </div>
      )}
    </FormPage>
  )
}

const frameClass = css({ display: 'grid', justifyItems: 'start', gap: '4' })
/** All totals beside the steps. On narrower screens the total is in the bottom bar, and all totals are in the review step. */
const sideColumnClass = css({ display: { base: 'none', lg: 'block' }, position: 'sticky', top: '6' })
