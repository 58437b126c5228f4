import { useCallback, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { cartCount } from '#app/state/cart/count.ts'
import { isGuestListExpected } from '#app/state/cart/guest-list.ts'
import { partQuantityStates, quantityInCart } from '#app/state/cart/pieces-of.ts'
import { session } from '#app/state/session/session.ts'
import { useStateSnapshot } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Returns the number of pieces in the cart, or for guests in the guest's list; null while unknown: on the server, and until the device's
 * data was read.
 */
export function useCartPieces(): number | null {
  const { pieces } = useStateSnapshot(cartCount)
  const isGuest = useIsGuest()
  return useHydrated() && isGuest && pieces === null && !isGuestListExpected() ? 0 : pieces
}

const subscribeToQuantities = (changed: () => void) => {
  const stops = partQuantityStates.map((facts) => subscribe(facts, changed))
  return () => {
    for (const stop of stops) stop()
  }
}
const piecesInServerRender = () => 0

/** Returns the number of pieces of a part in the cart, or for guests in the guest's list; re-renders only when that number changes. */
export function usePiecesOfPart(mcode: string): number {
  const now = useCallback(() => quantityInCart(mcode), [mcode])
  return useSyncExternalStore(subscribeToQuantities, now, piecesInServerRender)
}

/** Whether parts are added to the guest's list, because a guest has no cart. */
export const useIsGuest = (): boolean => useStateSnapshot(session).current.type === 'guest'
