import type { PartCard, PartDetail } from '#contract/catalogue.ts'
import { say } from '../state/notices.ts'

/** Puts pieces of a part into the cart, as a button does. What that takes is fetched at the first press, so that no page waits for it. */
export const addToCart = (part: PartCard | PartDetail, qty: number): Promise<unknown> =>
  import('../state/add-to-cart.ts').then(
    (state) => state.addToCart(part, qty),
    () => say(/*i18n*/ 'operation failure'),
  )
