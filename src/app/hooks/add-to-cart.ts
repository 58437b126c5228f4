import { showToast } from '#app/state/page/notices.ts'
import type { PartCard, PartDetail } from '#contract/catalogue.ts'
import { usePress } from './use-press.ts'

/** A row or a whole part, and when the shop said it: undefined where it is of now. */
type Added = (PartCard | PartDetail) & { asOf?: string | null | undefined }

const ignore = () => undefined
const load = () => import('#app/state/cart/add-to-cart.ts')

/** What a press on "Add to cart" takes, ahead of time. A failure is nobody's business: the press tries again. */
export const cartPiece = { prefetch: () => load().then(ignore, ignore) }

/** Puts pieces of a part into the cart, as a button does. What that takes is fetched at the first press, so that no page waits for it. */
export const addToCart = ({ asOf, ...part }: Added, qty: number, job?: string): Promise<unknown> =>
  load().then(
    (state) => state.addToCart(asOf === undefined ? part : { ...part, asOf }, qty, job),
    () => showToast(/*i18n*/ 'operation failure'),
  )

/** A button that puts pieces of a part into the cart, of a guest on the list. */
export const useAddToCart = (part: Added, qty: number, job?: string) => usePress(() => addToCart(part, qty, job))
