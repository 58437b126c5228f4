import { Trans } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { isIncludedInOrder } from '#contract/pricing/pricing.ts'
import { css, cx } from '#styled/css'
import { heading, panel } from '#styled/recipes'
import { OrderTotals } from './OrderTotals.tsx'

/** The ordered lines and the total so far, beside the steps on wide screens. */
export function CheckoutSummary() {
  const cart = useCart()
  return (
    <section className={cx(panel(), frameClass)}>
      <h2 className={heading({ level: 'section' })}>
        <Trans>Your order</Trans>
      </h2>
      <ul className={listClass}>
        {cart.lines.filter(isIncludedInOrder).map(({ id, qty, product }) => (
          <li key={id} className={lineClass}>
            <span>{qty} ×</span>{' '}
            <span>
              <PartNumber number={id} /> <span>{product.name}</span>
            </span>
          </li>
        ))}
      </ul>
      <OrderTotals />
    </section>
  )
}

const frameClass = css({ display: 'grid', gap: '4' })
const listClass = css({ display: 'grid', gap: '1', color: 'fg.muted' })
const lineClass = css({
  display: 'flex',
  gap: '2',
  '& > span:first-child': { whiteSpace: 'nowrap' },
  '& > span:last-child > :first-child': { color: 'fg' },
})
