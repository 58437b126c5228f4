import { Plural } from '@lingui/react/macro'
import type { ShownCart } from '#app/hooks/use-cart.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { thumbBar } from '#styled/recipes'
import { CheckoutButton } from './CheckoutButton.tsx'

/** Total and checkout button at the bottom of the screen, on phones only. */
export function CartThumb({ cart: { sums } }: { cart: ShownCart }) {
  const look = thumbBar()
  return (
    <div className={look.root}>
      <div className={look.words}>
        <span className={look.price}>
          <Money usd={sums.total} />
        </span>
        <span className={look.qty}>
          <Plural value={sums.pieces} one="# piece" other="# pieces" />
        </span>
        <PriceAge />
      </div>
      <CheckoutButton empty={sums.lines === 0} />
    </div>
  )
}
