import { Trans } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartView } from './CartView.tsx'

/** `/shoppingCart`: the optimistic cart, from the device at once and from the server as soon as it replies. */
export default function CartScreen() {
  const cart = useCart()
  return (
    <div className={frame}>
      <h1 className={heading({ level: 'page' })}>
        <Trans>Your cart</Trans>
      </h1>
      {cart.status === 'loading' || cart.status === 'guest' ? <CartSkeleton /> : <CartView cart={cart} />}
    </div>
  )
}

const frame = css({ display: 'grid', gap: '3', paddingBlock: '4' })
