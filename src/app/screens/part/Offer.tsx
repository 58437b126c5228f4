import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useAddToCart } from '#app/hooks/add-to-cart.ts'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { availabilityOf, canAddToCart } from '#app/sale.ts'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { OrderByPhone } from '#app/ui/OrderByPhone.tsx'
import { useDataTime } from '#app/ui/price/DataTimeProvider.tsx'
import { FormerValue } from '#app/ui/price/FormerValue.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { PromotionEndText } from '#app/ui/price/PromotionEndText.tsx'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import { StockAlert } from '#app/ui/stock-watch/StockAlert.tsx'
import { totalsForQuantity } from '#contract/pricing/pricing.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, offer } from '#styled/recipes'
import type { OfferedPart } from './offered-part.ts'
import { PriceLadder } from './PriceLadder.tsx'
import { StockSentence } from './StockSentence.tsx'
import { Totals } from './Totals.tsx'

/** The part's line in the bottom bar. Its code is loaded separately, because only phones need it. */
const BottomBarLine = lazyComponent(
  () => import('./BottomBarLine.tsx'),
  ({ BottomBarLine: ThumbLine }) => ThumbLine,
  { inPage: true },
)
// These components are not needed for the first paint, so their code is loaded separately.
const JobAssignment = lazyComponent(
  () => import('#app/ui/cart/CurrentJobButton.tsx'),
  ({ CurrentJobButton }) => CurrentJobButton,
)
const DeliveryLine = lazyComponent(
  () => import('./DeliveryLine.tsx'),
  ({ DeliveryLine }) => DeliveryLine,
)
/** The place of the delivery line, as high as the line will be. */
const deliveryPlaceholderClass = css({ minHeight: '[calc({sizes.touch} - 16px + 1.5em)]' })
const bottomLinePlaceholderClass = css({ minHeight: '5', display: { md: 'none' } })
const jobPlaceholderClass = css({ minHeight: 'touch' })

interface OfferProps {
  part: OfferedPart
  qty: number
  onQty: (qty: number) => void
}

/** The price of a part, quantity price breaks, quantity, stock and core charge, and the Add button. */
export function Offer({ part, qty, onQty }: OfferProps) {
  const look = offer()
  const priced = totalsForQuantity(part, qty)
  const orderable = canAddToCart(part)
  return (
    <section className={look.root} aria-labelledby="offer">
      <h2 id="offer" className={look.hidden}>
        <Trans>Price and stock</Trans>
      </h2>
      <p className={look.price}>
        {part.wasPrice === undefined ? null : (
          <FormerValue className={look.was}>
            <Money usd={part.wasPrice} />
          </FormerValue>
        )}
        <Money usd={part.price} />{' '}
        <span className={look.each}>
          <Trans>each</Trans>
        </span>{' '}
        <PriceAge />
      </p>
      {part.promotion === undefined ? null : (
        <p className={look.core}>
          <Link to={href('promotion')}>{part.promotion.name}</Link>, <PromotionEndText promotion={part.promotion} />
        </p>
      )}
      {part.coreCharge > 0 ? (
        <p className={look.core}>
          <Trans>
            + <Money usd={part.coreCharge} /> core charge each, given back for your old unit.
          </Trans>{' '}
          <Link to={href('page', { slug: 'core-returns' })}>
            <Trans>How it works</Trans>
          </Link>
        </p>
      ) : null}
      <StockSentence part={part} qty={qty} />
      {!orderable ? null : (
        <div className={deliveryPlaceholderClass}>
          <Suspense>
            <DeliveryLine part={part} quantityTotals={priced} />
          </Suspense>
        </div>
      )}
      <PriceLadder part={part} qty={qty} />
      {part.stock.state === 'ended' ? null : (
        <div className={look.buy}>
          <Suspense fallback={<div className={bottomLinePlaceholderClass} />}>
            <BottomBarLine part={part} quantityTotals={priced} />
          </Suspense>
          <div className={look.buyRow}>
            {orderable ? (
              <>
                <QuantityStepper qty={qty} minQty={part.minQty} reportsEveryKey onQuantity={onQty} />
                <OrderButton part={part} qty={qty} />
              </>
            ) : (
              <StockAlert part={part} tone="primary" />
            )}
            <OrderByPhone />
          </div>
        </div>
      )}
      {orderable ? (
        <>
          <StockAlert part={part} />
          <Suspense fallback={<div className={jobPlaceholderClass} />}>
            <JobAssignment />
          </Suspense>
          <Totals part={part} quantityTotals={priced} />
        </>
      ) : null}
    </section>
  )
}

/** The button that adds the selected quantity, or as much as can be ordered, to the cart, or for guests to the guest's list. */
function OrderButton({ part, qty }: { part: OfferedPart; qty: number }) {
  const asOf = useDataTime()
  const answer = availabilityOf(part, qty)
  const most = answer.type === 'short' ? answer.maxQuantity : null
  const { isBusy, press } = useAddToCart({ ...part, asOf }, most ?? qty)
  return (
    <button
      type="button"
      className={cx(button({ tone: 'primary' }), needsScriptClass)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <Trans>Adding…</Trans> : most === null ? <Trans>Add to cart</Trans> : <Trans>Add {most} to cart</Trans>}
    </button>
  )
}
