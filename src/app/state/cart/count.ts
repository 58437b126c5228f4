import { personal } from '#app/state/page/personal.ts'

/** How many pieces lie in the cart: the number in the badge (specification, section 3, Session data). Null until that is known. */
export const cartCount = personal<{ pieces: number | null }>({ pieces: null })
