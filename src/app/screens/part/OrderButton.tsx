import { Trans } from '@lingui/react/macro'
import { useAddToCart } from '#app/hooks/add-to-cart.ts'
import { useAsOf } from '#app/ui/price/AsOf.tsx'
import { needsScript } from '#app/ui/needs-script.ts'
import { cx } from '#styled/css'
import { button } from '#styled/recipes'
import type { SoldPart } from './sold-part.ts'

/** Puts the chosen quantity into the cart, of a guest on the list of this device. */
export function OrderButton({ part, qty }: { part: SoldPart; qty: number }) {
  const asOf = useAsOf()
  const { working, press } = useAddToCart({ ...part, asOf }, qty)
  if (part.stock.state === 'ended') return null
  return (
    <button
      type="button"
      className={cx(button({ tone: 'primary' }), needsScript)}
      aria-busy={working || undefined}
      aria-disabled={working || undefined}
      onClick={press}
    >
      {working ? <Trans>Adding…</Trans> : <Trans>Add to cart</Trans>}
    </button>
  )
}
