import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

/** The link "Go to checkout". It is disabled while the cart is empty; the totals say why. On a phone it is only in the bottom bar. */
export function CheckoutButton({ isCartEmpty, isBelowTotals = false }: { isCartEmpty: boolean; isBelowTotals?: boolean }) {
  const look = isBelowTotals ? cx(button({ tone: 'primary', wide: true }), wideOnlyClass) : button({ tone: 'primary' })
  if (!isCartEmpty)
    return (
      <Link to={href('checkout')} className={look}>
        <Trans>Go to checkout</Trans>
      </Link>
    )
  return (
    <>
      <button type="button" className={look} disabled>
        <Trans>Go to checkout</Trans>
      </button>
      {isBelowTotals ? (
        <p className={reasonTextClass}>
          <Trans>Nothing lies in the cart yet.</Trans>
        </p>
      ) : null}
    </>
  )
}

const wideOnlyClass = css({ display: { mdDown: 'none', _low: 'inline-flex' } })
const reasonTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
