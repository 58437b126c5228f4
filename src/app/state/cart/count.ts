import { session } from '#app/state/account/session.ts'
import { personal } from '#app/state/page/personal.ts'
import { guestList, listExpected } from './guest-list.ts'

/**
 * How many pieces lie in the cart, of a guest on the list: the number in the badge (specification, section 3, Session data). Null until that
 * is known.
 */
export const cartCount = personal<{ pieces: number | null }>({ pieces: null })

/** A guest's badge counts the list of this device. */
export function countList(): void {
  if (session.now.type !== 'guest') return
  const rows = [...guestList.tabRows, ...guestList.rows]
  cartCount.pieces = guestList.known || !listExpected() ? rows.reduce((sum, { qty }) => sum + qty, 0) : null
}
