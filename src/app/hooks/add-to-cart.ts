import { showToast } from '#app/state/page/notices.ts'
import type { PartCard, PartDetail } from '#contract/catalogue/catalogue.ts'
import { useBusyButton } from './use-press.ts'

/** The part to add, a list row or a complete part, and the time of its data; without a time the data is current. */
type PartToAdd = (PartCard | PartDetail) & { asOf?: string | null | undefined }

const ignoreResult = () => undefined
const loadAddToCart = () => import('#app/state/cart-changes/add-to-cart.ts')

/** Prefetches the code for "Add to cart". A failure is ignored, because the click loads the code again. */
export const addToCartPrefetch = { prefetch: () => loadAddToCart().then(ignoreResult, ignoreResult) }

/** Adds pieces of a part to the cart. The code for this is loaded with the first click, so that no page waits for it. */
export const addToCart = ({ asOf, ...part }: PartToAdd, qty: number, job?: string): Promise<unknown> =>
  loadAddToCart().then(
    (state) => state.addToCart(asOf === undefined ? part : { ...part, asOf }, qty, job),
    () => showToast(/*i18n*/ 'operation failure'),
  )

/**
 * Returns the props of a button that adds a part to the cart, or for guests to the guest's list. `onDone` gets the outcome
 * (`AddToCartOutcome`).
 */
export const useAddToCart = (part: PartToAdd, qty: number, job?: string, onDone?: (outcome: unknown) => void) =>
  useBusyButton(() => addToCart(part, qty, job).then(onDone))
