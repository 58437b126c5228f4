import { cart } from '#app/state/cart/cart.ts'
import { useFacts } from './use-facts.ts'

/** Returns the cart as shown: with changes that the server has not confirmed yet. */
export const useCart = () => useFacts(cart)

export type ShownCart = ReturnType<typeof useCart>
export type ShownLine = ShownCart['lines'][number]
