import { Trans } from '@lingui/react/macro'
import { tenant } from '#app/config.ts'
import { Go } from '#app/ui/Go.tsx'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { checkoutWay } from './checkout-way.ts'

/** "Go to checkout". Until the shop has one, and while nothing lies in the cart, it cannot be pressed, and the totals say why. On a phone the button is at the thumb alone. */
export function CheckoutButton({ empty, inTotals = false }: { empty: boolean; inTotals?: boolean }) {
  const look = inTotals ? cx(button({ tone: 'primary', wide: true }), wideOnly) : button({ tone: 'primary' })
  if (checkoutWay !== null && !empty)
    return (
      <Go to={checkoutWay} className={look}>
        <Trans>Go to checkout</Trans>
      </Go>
    )
  const { phone } = tenant()
  return (
    <>
      <button type="button" className={look} disabled>
        <Trans>Go to checkout</Trans>
      </button>
      {inTotals ? (
        <p className={why}>
          {empty ? (
            <Trans>Nothing lies in the cart yet.</Trans>
          ) : (
            <Trans>
              The checkout is not open yet. To order, call <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>.
            </Trans>
          )}
        </p>
      ) : null}
    </>
  )
}

const wideOnly = css({ display: { mdDown: 'none', _low: 'inline-flex' } })
const why = css({ fontSize: 'sm', color: 'fg.muted' })
