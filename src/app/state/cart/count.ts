import { proxy } from 'valtio/vanilla'

/** How many pieces lie in the cart: the number in the badge (specification, section 3, Session data). */
export const cartCount = proxy({ pieces: 0 })
