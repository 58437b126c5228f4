import { useFacts } from './use-facts.ts'
import { added } from '#app/state/cart/added.ts'

/** The part that was put into the cart last, as long as that is worth saying. */
export const useAdded = () => useFacts(added).now
