import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useAddToCart } from '#app/hooks/add-to-cart.ts'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { availabilityOf, canAddToCart } from '#app/sale.ts'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { OrderByPhone } from '#app/ui/OrderByPhone.tsx'
import { useDataTime } from '#app/ui/price/AsOf.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { Until } from '#app/ui/price/Until.tsx'
import { Was } from '#app/ui/price/Was.tsx'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import { TellWhenBack } from '#app/ui/stock-watch/TellWhenBack.tsx'
import { totalsForQuantity } from '#contract/pricing/pricing.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, offer } from '#styled/recipes'
import { PriceLadder } from './PriceLadder.tsx'
import { StockSentence } from './StockSentence.tsx'
import type { SoldPart } from './sold-part.ts'
import { Totals } from './Totals.tsx'

/** Only phones need this code. */
const ThumbLine = lazyComponent(
  () => import('./ThumbLine.tsx'),
  ({ ThumbLine }) => ThumbLine,
  { inPage: true },
)
// Not needed for the first paint.
const ForJob = lazyComponent(
  () => import('#app/ui/cart/ForJob.tsx'),
  ({ ForJob }) => ForJob,
)
const DeliveryLine = lazyComponent(
  () => import('./DeliveryLine.tsx'),
  ({ DeliveryLine }) => DeliveryLine,
)
/** The place of the delivery line, as high as the line will be. */
const deliveryPlaceClass = css({ minHeight: '[calc({sizes.touch} - 16px + 1.5em)]' })
const thumbLinePlaceholderClass = css({ minHeight: '5', display: { md: 'none' } })
const jobPlaceholderClass = css({ minHeight: 'touch' })

interface OfferProps {
  part: SoldPart
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
          <Was className={look.was}>
            <Money usd={part.wasPrice} />
          </Was>
        )}
        <Money usd={part.price} />{' '}
        <span className={look.each}>
          <Trans>each</Trans>
        </span>{' '}
        <PriceAge />
      </p>
      {part.promotion === undefined ? null : (
        <p className={look.core}>
          <Link to={href('promotion')}>{part.promotion.name}</Link>, <Until promotion={part.promotion} />
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
        <div className={deliveryPlaceClass}>
          <Suspense>
            <DeliveryLine part={part} priced={priced} />
          </Suspense>
        </div>
      )}
      <PriceLadder part={part} qty={qty} />
      {part.stock.state === 'ended' ? null : (
        <div className={look.buy}>
          <Suspense fallback={<div className={thumbLinePlaceholderClass} />}>
            <ThumbLine part={part} priced={priced} />
          </Suspense>
          <div className={look.buyRow}>
            {orderable ? (
              <>
                <QuantityStepper qty={qty} minQty={part.minQty} live onQuantity={onQty} />
                <OrderButton part={part} qty={qty} />
              </>
            ) : (
              <TellWhenBack part={part} tone="primary" />
            )}
            <OrderByPhone />
          </div>
        </div>
      )}
      {orderable ? (
        <>
          <TellWhenBack part={part} />
          <Suspense fallback={<div className={jobPlaceholderClass} />}>
            <ForJob />
          </Suspense>
          <Totals part={part} priced={priced} />
        </>
      ) : null}
    </section>
  )
}

/** The button that adds the selected quantity, or as much as can be ordered, to the cart, or for guests to the guest's list. */
function OrderButton({ part, qty }: { part: SoldPart; qty: number }) {
  const asOf = useDataTime()
  const answer = availabilityOf(part, qty)
  const most = answer.type === 'short' ? answer.most : null
  const { working, press } = useAddToCart({ ...part, asOf }, most ?? qty)
  return (
    <button
      type="button"
      className={cx(button({ tone: 'primary' }), needsScriptClass)}
      aria-busy={working || undefined}
      aria-disabled={working || undefined}
      onClick={press}
    >
      {working ? <Trans>Adding…</Trans> : most === null ? <Trans>Add to cart</Trans> : <Trans>Add {most} to cart</Trans>}
    </button>
  )
}
