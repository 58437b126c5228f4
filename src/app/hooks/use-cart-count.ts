import { useFacts } from './use-facts.ts'
import { cartCount } from '#app/state/cart/count.ts'

/** How many pieces lie in the cart. */
export const useCartCount = (): number => useFacts(cartCount).pieces
