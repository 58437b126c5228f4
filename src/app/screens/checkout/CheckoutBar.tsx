import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { css, cx } from '#styled/css'
import { thumbBar } from '#styled/recipes'
import { PlaceOrder } from './PlaceOrder.tsx'
import { partialCheckoutTotal } from './total-so-far.ts'

/**
 * The bar at the bottom of the window: the total so far, and in the review step the order button. The tab key reaches it after the steps.
 * Offline, the review step has a form instead of the bar.
 */
export function CheckoutBar() {
  const { draft, trouble } = useCheckout()
  if (draft.step !== 'review') return <TotalSoFar />
  return trouble === null ? (
    <div className={thumbBar({ stays: true }).root}>
      <PlaceOrder />
    </div>
  ) : null
}

/** The total so far. On wide screens it is hidden, because all totals are beside the steps. */
function TotalSoFar() {
  const { t } = useLingui()
  const { sums, asOf } = useCart()
  const { draft, fresh, asking } = useCheckout()
  const { totalUsd, isComplete } = partialCheckoutTotal(
    { quote: draft.quote, delivery: draft.delivery, isQuoteCurrent: fresh || asking },
    sums,
  )
  const look = thumbBar({ stays: true })
  return (
    <section className={cx(look.root, hiddenBesideSumsClass)} aria-label={t`Total so far`} aria-busy={asking || undefined}>
      <p className={look.words}>
        <span className={look.price}>
          <Money usd={totalUsd} />
        </span>
        <span className={look.qty}>{isComplete ? <Trans>with delivery and tax</Trans> : <Trans>plus delivery and tax</Trans>}</span>
        {fresh || asking ? null : (
          <DataTimeProvider dataTime={asOf ?? undefined}>
            <PriceAge />
          </DataTimeProvider>
        )}
      </p>
      <p className={piecesClass}>
        <Plural value={sums.pieces} one="# piece" other="# pieces" />
      </p>
    </section>
  )
}

const hiddenBesideSumsClass = css({ lg: { display: 'none' } })
const piecesClass = css({ color: 'fg.muted', whiteSpace: 'nowrap' })
