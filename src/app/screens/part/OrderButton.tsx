import { Trans } from '@lingui/react/macro'
import { useAddToCart } from '#app/hooks/add-to-cart.ts'
import { availabilityOf } from '#app/sale.ts'
import { needsScript } from '#app/ui/needs-script.ts'
import { useAsOf } from '#app/ui/price/AsOf.tsx'
import { cx } from '#styled/css'
import { button } from '#styled/recipes'
import type { SoldPart } from './sold-part.ts'

/** Adds the selected quantity, or as much as can be ordered, to the cart, or to the guest list. */
export function OrderButton({ part, qty }: { part: SoldPart; qty: number }) {
  const asOf = useAsOf()
  const answer = availabilityOf(part, qty)
  const most = answer.type === 'short' ? answer.most : null
  const { working, press } = useAddToCart({ ...part, asOf }, most ?? qty)
  return (
    <button
      type="button"
      className={cx(button({ tone: 'primary' }), needsScript)}
      aria-busy={working || undefined}
      aria-disabled={working || undefined}
      onClick={press}
    >
      {working ? <Trans>Adding…</Trans> : most === null ? <Trans>Add to cart</Trans> : <Trans>Add {most} to cart</Trans>}
    </button>
  )
}
