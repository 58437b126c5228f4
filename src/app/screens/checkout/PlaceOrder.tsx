import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import type { CheckoutStep } from '#app/state/checkout/checkout.ts'
import { type PlacementOutcome, placeOrder } from '#app/state/checkout/place.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { COUPON_PROBLEM_ELEMENT_ID } from './in-the-way.ts'
import { unacceptedPriceChanges } from './quote-differences.ts'

/** Opens the page that follows after an order was sent. */
export const showPlacedOrder = (placing: PlacementOutcome): void => {
  if (placing.type !== 'stay') navigateTo(`${href('completeOrder')}?id=${placing.id}`, { replace: true })
}

/** The order button with the total. It is disabled until the server has calculated exactly this order. */
export function PlaceOrder() {
  const { draft, fresh, asking, placing } = useCheckout()
  const { quote } = draft
  const [missing] = quote?.missing ?? []
  const why = useId()
  const problems = quote?.problems ?? []
  const others = problems.filter(({ about }) => about !== 'coupon').length
  const moved = unacceptedPriceChanges(quote).length
  const ready = fresh && quote !== null && quote.quoteHash !== '' && moved === 0
  return (
    <div className={frameClass}>
      <button
        type="button"
        className={button({ tone: 'primary', wide: true })}
        disabled={!ready && !placing}
        aria-disabled={placing || undefined}
        aria-describedby={`${why} ${COUPON_PROBLEM_ELEMENT_ID}`}
        aria-busy={placing || asking || undefined}
        onClick={async () => showPlacedOrder(await placeOrder())}
      >
        {placing ? (
          <Trans>Sending the order…</Trans>
        ) : asking || quote === null ? (
          <Trans>Asking the shop…</Trans>
        ) : (
          <span>
            <Trans>
              Place the order · <Money usd={quote.sums.total} />
            </Trans>
          </span>
        )}
      </button>
      <div id={why} className={reasonsClass} role="status">
        {missing !== undefined ? <p className={mutedTextClass}>{missingStepTexts[missing]}</p> : null}
        {missing === undefined && others > 0 ? (
          <p className={mutedTextClass}>
            <Trans>First mend what is marked in red.</Trans>
          </p>
        ) : null}
        {missing === undefined && others === 0 && moved > 0 ? (
          <p className={mutedTextClass}>
            <Plural value={moved} one="First say whether you take the new price." other="First say whether you take the new prices." />
          </p>
        ) : null}
      </div>
    </div>
  )
}

const missingStepTexts: Record<Exclude<CheckoutStep, 'review'>, ReactNode> = {
  address: <Trans>Choose where it goes first.</Trans>,
  delivery: <Trans>Choose how it is to be delivered first.</Trans>,
  payment: <Trans>Choose how it is to be paid first.</Trans>,
}

const frameClass = css({ display: 'grid', gap: '1', paddingBlock: '2' })
const reasonsClass = css({ display: 'grid', gap: '2', _empty: { display: 'none' } })
const mutedTextClass = css({ color: 'fg.muted' })
