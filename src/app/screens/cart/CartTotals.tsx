import { Trans, useLingui } from '@lingui/react/macro'
import type { ShownCart } from '#app/hooks/use-cart.ts'
import { age } from '#app/ui/age.ts'
import { useAged } from '#app/ui/AsOf.tsx'
import { Money } from '#app/ui/Money.tsx'
import { PriceAge } from '#app/ui/PriceAge.tsx'
import { PiecesSum } from '#app/ui/PiecesSum.tsx'
import { css, cx } from '#styled/css'
import { heading } from '#styled/recipes'
import { CheckoutButton } from './CheckoutButton.tsx'

/** What the cart comes to, the core charges on a line of their own, and the way to the checkout. */
export function CartTotals({ cart: { sums, lines, waiting } }: { cart: ShownCart }) {
  const reckonedHere = waiting > 0 || lines.some((line) => line.provisional && line.job === '' && !line.onlyWished)
  return (
    <section className={frame} aria-labelledby="cart-totals">
      <h2 id="cart-totals" className={heading({ level: 'section' })}>
        <Trans>Total</Trans>
      </h2>
      <dl className={list}>
        <PiecesSum pieces={sums.pieces} goods={sums.goods} cores={sums.coreCharges} row={row} />
        <div className={cx(row, sum)}>
          <dt>
            <Trans>Total before delivery and tax</Trans>
          </dt>
          <dd>
            <Money usd={sums.total} />
          </dd>
        </div>
      </dl>
      <p className={quiet}>
        <Sure reckonedHere={reckonedHere} />
      </p>
      <CheckoutButton empty={sums.lines === 0} inTotals />
    </section>
  )
}

/** How sure the sums are: reckoned here, or said by the shop, now or then. */
function Sure({ reckonedHere }: { reckonedHere: boolean }) {
  const { i18n } = useLingui()
  const aged = useAged()
  if (reckonedHere)
    return (
      <>
        <Trans>Reckoned on this phone; the shop confirms it.</Trans> <PriceAge />
      </>
    )
  if (aged.is === 'now') return <Trans>Confirmed by the shop</Trans>
  return 'asOf' in aged ? <Trans>Confirmed by the shop {age(aged.asOf, i18n.locale)}.</Trans> : <PriceAge />
}

const frame = css({ display: 'grid', gap: '3' })
const list = css({ display: 'grid', gap: '2' })
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  '& > dd': { whiteSpace: 'nowrap' },
  '& > dt': { fontWeight: 'regular' },
})
const sum = css({ borderTop: 'hair', paddingTop: '2', fontSize: 'md', '& > *': { fontWeight: 'bold' } })
const quiet = css({ fontSize: 'sm', color: 'fg.muted' })
