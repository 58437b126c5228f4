import { cart } from '#app/state/cart/cart.ts'
import { useFacts } from './use-facts.ts'

/** The optimistic cart. */
export const useCart = () => useFacts(cart)

export type ShownCart = ReturnType<typeof useCart>
export type ShownLine = ShownCart['lines'][number]
