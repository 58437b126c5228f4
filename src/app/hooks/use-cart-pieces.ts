import { useCallback, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { session } from '#app/state/account/session.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { listExpected } from '#app/state/cart/guest-list.ts'
import { piecesOfPart, wantedFacts } from '#app/state/cart/pieces-of.ts'
import { useFacts } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/** How many pieces lie in the cart, of a guest on the list; null as long as nobody can say: on the server, and until this device has read what it knows. */
export function useCartPieces(): number | null {
  const { pieces } = useFacts(cartCount)
  const isGuest = useIsGuest()
  return useHydrated() && isGuest && pieces === null && !listExpected() ? 0 : pieces
}

const follow = (changed: () => void) => {
  const stops = wantedFacts.map((facts) => subscribe(facts, changed))
  return () => {
    for (const stop of stops) stop()
  }
}
const none = () => 0

/** How many pieces of a part are in the cart, of a guest on the list; whoever shows it is drawn anew only when that changes. */
export function usePiecesOfPart(mcode: string): number {
  const now = useCallback(() => piecesOfPart(mcode), [mcode])
  return useSyncExternalStore(follow, now, none)
}

/** Whether what is wanted lies on a guest's list: a guest has no cart. */
export const useIsGuest = (): boolean => useFacts(session).now.type === 'guest'
