import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useAddToCart } from '#app/hooks/add-to-cart.ts'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useIsGuest, usePiecesOfPart } from '#app/hooks/use-cart-pieces.ts'
import { availabilityOf, canAddToCart, canRequestRestockAlert } from '#app/sale.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { cx } from '#styled/css'
import { partRow } from '#styled/recipes'
import { Icon } from './Icon.tsx'
import { needsScriptClass } from './needs-script.ts'
import { useDataTime } from './price/DataTimeProvider.tsx'

/** The button "Tell me". It is rarely needed, so its code is loaded separately. */
const RowStockAlertButton = lazyComponent(
  () => import('./stock-watch/RowStockAlertButton.tsx'),
  ({ RowStockAlertButton }) => RowStockAlertButton,
)

interface AddButtonProps {
  part: PartCard
  /** The quantity to add; if it is missing, the minimum order quantity. */
  qty?: number
  /** The job that the part is for; if it is missing, the current job. */
  job?: string | undefined
  /** Called with the outcome (`AddToCartOutcome`). */
  onDone?: (outcome: unknown) => void
}

/**
 * The Add button of a list row. It adds at most what can be ordered. While the part cannot be ordered, it is a button "Tell me"; for a
 * discontinued part there is none. It shows how many pieces are already in the cart, or on a guest's list.
 */
export function AddButton({ part, qty = part.minQty ?? 1, job, onDone }: AddButtonProps) {
  const { i18n, t } = useLingui()
  const asOf = useDataTime()
  const answer = availabilityOf(part, qty)
  const { isBusy, press } = useAddToCart({ ...part, asOf }, answer.type === 'short' ? answer.maxQuantity : qty, job, onDone)
  const pieces = usePiecesOfPart(part.mcode)
  const isGuest = useIsGuest()
  const look = partRow()
  const inCart = pieces === 0 ? '' : isGuest ? t`${pieces} on your list` : t`${pieces} in your cart`
  const badge =
    pieces === 0 ? null : (
      <span className={look.pieces} title={inCart} aria-hidden>
        {i18n.number(pieces)}
      </span>
    )
  if (!canAddToCart(part) && canRequestRestockAlert(part))
    return (
      <Suspense
        fallback={
          <span className={look.tell}>
            <Trans>Tell me</Trans>
          </span>
        }
      >
        <RowStockAlertButton mcode={part.mcode} className={look.tell} inCartText={inCart} badge={badge} />
      </Suspense>
    )
  if (!canAddToCart(part))
    return badge === null ? null : (
      <span className={look.inCart} role="img" aria-label={inCart}>
        <Icon name="cart" />
        {badge}
      </span>
    )
  return (
    <button
      type="button"
      className={cx(look.add, needsScriptClass)}
      aria-label={pieces === 0 ? t`Add ${part.mcode} to cart` : t`Add ${part.mcode} to cart, ${inCart}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      <Icon name={isBusy ? 'clock' : 'cart'} />
      {badge}
    </button>
  )
}
