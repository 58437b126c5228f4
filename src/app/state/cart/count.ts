import { session } from '#app/state/account/session.ts'
import { personal } from '#app/state/page/personal.ts'
import { guestList, listExpected } from './guest-list.ts'

/** Number of pieces in the cart, or on a guest's list, for the badge (specification, section 3, Session data). Null until known. */
export const cartCount = personal<{ pieces: number | null }>({ pieces: null })

/** For a guest the badge counts the guest list. */
export function countList(): void {
  if (session.now.type !== 'guest') return
  const rows = [...guestList.tabRows, ...guestList.rows]
  cartCount.pieces = guestList.known || !listExpected() ? rows.reduce((sum, { qty }) => sum + qty, 0) : null
}
