import { createPersonalState } from '#app/state/page/personal.ts'
import { session } from '#app/state/session/session.ts'
import { guestList, isGuestListExpected } from './guest-list.ts'

/**
 * The number of pieces in the cart, or for guests on the guest's list, which the cart icon shows (section 3 of the specification, Session
 * data). Null until known.
 */
export const cartCount = createPersonalState<{ pieces: number | null }>({ pieces: null })

/** Sets the number of pieces for a guest to that of the guest's list. */
export function countGuestList(): void {
  if (session.current.type !== 'guest') return
  const rows = [...guestList.tabRows, ...guestList.rows]
  cartCount.pieces = guestList.known || !isGuestListExpected() ? rows.reduce((sum, { qty }) => sum + qty, 0) : null
}
