import { useFacts } from './use-facts.ts'
import { cart } from '#app/state/cart/cart.ts'

/** The cart as this device believes it. */
export const useCart = () => useFacts(cart)

export type ShownCart = ReturnType<typeof useCart>
export type ShownLine = ShownCart['lines'][number]
