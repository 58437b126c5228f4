import { cart } from '#app/state/cart/cart.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Returns the cart as shown: with changes that the server has not confirmed yet. */
export const useCart = () => useStateSnapshot(cart)

export type DisplayedCart = ReturnType<typeof useCart>
export type DisplayedCartLine = DisplayedCart['lines'][number]
