import { session } from '#app/state/account/session.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { useFacts } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/** How many pieces lie in the cart; null as long as nobody can say: on the server, and until this device has read what it knows. */
export function useCartPieces(): number | null {
  const { pieces } = useFacts(cartCount)
  const isGuest = useFacts(session).now.is === 'guest'
  return useHydrated() && isGuest ? (pieces ?? 0) : pieces
}
