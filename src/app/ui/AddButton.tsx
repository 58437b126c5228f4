import { useLingui } from '@lingui/react/macro'
import type { PartCard } from '#contract/catalogue.ts'
import { cx } from '#styled/css'
import { partRow } from '#styled/recipes'
import { useAddToCart } from '#app/hooks/add-to-cart.ts'
import { useAsOf } from './price/AsOf.tsx'
import { Icon } from './Icon.tsx'
import { needsScript } from './needs-script.ts'

/**
 * Puts a part of a list into the cart: the least quantity that is sold. What is sold out may be ordered, what is not made any more may not.
 */
export function AddButton({ part }: { part: PartCard }) {
  const { t } = useLingui()
  const asOf = useAsOf()
  const { working, press } = useAddToCart({ ...part, asOf }, part.minQty ?? 1)
  if (part.stock.state === 'ended') return null
  return (
    <button
      type="button"
      className={cx(partRow().add, needsScript)}
      aria-label={t`Add ${part.mcode} to cart`}
      aria-busy={working || undefined}
      aria-disabled={working || undefined}
      onClick={press}
    >
      <Icon name={working ? 'clock' : 'cart'} />
    </button>
  )
}
