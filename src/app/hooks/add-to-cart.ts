import { showToast } from '#app/state/page/notices.ts'
import type { PartCard, PartDetail } from '#contract/catalogue.ts'
import { usePress } from './use-press.ts'

/** A list row or a complete part, and the time of its data; undefined: current. */
type Added = (PartCard | PartDetail) & { asOf?: string | null | undefined }

const ignore = () => undefined
const load = () => import('#app/state/cart/add-to-cart.ts')

/** Prefetches the code for "Add to cart". Errors are ignored: the click loads it again. */
export const cartPiece = { prefetch: () => load().then(ignore, ignore) }

/** Adds pieces of a part to the cart. Its code is loaded with the first click, so that no page waits for it. */
export const addToCart = ({ asOf, ...part }: Added, qty: number, job?: string): Promise<unknown> =>
  load().then(
    (state) => state.addToCart(asOf === undefined ? part : { ...part, asOf }, qty, job),
    () => showToast(/*i18n*/ 'operation failure'),
  )

/** Props for a button that adds a part to the cart, or for guests to the list. */
export const useAddToCart = (part: Added, qty: number, job?: string) => usePress(() => addToCart(part, qty, job))
