import { Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedCart } from '#app/hooks/use-cart.ts'
import { formatAge } from '#app/ui/age.ts'
import { useDataAge } from '#app/ui/price/DataTimeProvider.tsx'
import { GoodsSums } from '#app/ui/price/GoodsSums.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { CheckoutButton } from './CheckoutButton.tsx'
import { FreightNote } from './FreightNote.tsx'
import { areTotalsLocal } from './line-as-of.ts'

/** The totals of the cart, with core charges on a line of their own, and the checkout button. */
export function CartTotals({ cart }: { cart: DisplayedCart }) {
  const { sums, lines } = cart
  return (
    <section className={frameClass} aria-labelledby="cart-totals">
      <h2 id="cart-totals" className={heading({ level: 'section' })}>
        <Trans>Total</Trans>
      </h2>
      <GoodsSums sums={sums} />
      <p className={mutedTextClass}>
        <TotalsSource isComputedLocally={areTotalsLocal(cart)} />
      </p>
      <FreightNote lines={lines} />
      <CheckoutButton isCartEmpty={sums.lines === 0} isBelowTotals />
    </section>
  )
}

/** Says where the totals come from: computed on this device, or from the server, now or earlier. */
function TotalsSource({ isComputedLocally }: { isComputedLocally: boolean }) {
  const { i18n } = useLingui()
  const aged = useDataAge()
  if (isComputedLocally)
    return (
      <>
        <Trans>Reckoned on this phone; the shop confirms it.</Trans> <PriceAge />
      </>
    )
  if (aged.type === 'now') return <Trans>Confirmed by the shop</Trans>
  return 'asOf' in aged ? <Trans>Confirmed by the shop {formatAge(aged.asOf, i18n.locale)}.</Trans> : <PriceAge />
}

const frameClass = css({ display: 'grid', gap: '3' })
const mutedTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
