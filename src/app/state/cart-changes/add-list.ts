import { currentJob } from '#app/state/cart/job.ts'
import { showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import type { AddedPart } from '#data/outbox/shows.ts'
import { type AddToCartOutcome, storeOnGuestList } from './add-to-cart.ts'
import { namesOfLeft } from './names-of-left.ts'

/**
 * Adds a list of part numbers to the cart, or for a guest to the guest's list, completely or not at all. `left`: numbers without a part,
 * which the notice names.
 */
export async function addListToCart(
  parts: readonly { part: AddedPart; qty: number }[],
  left: readonly string[] = [],
): Promise<AddToCartOutcome | 'nothing'> {
  if (parts.length === 0) return 'nothing'
  const job = currentJob()
  if (session.current.type === 'member') {
    const { addLines } = await import('./changes.ts')
    if (sessionOwner() !== null) return addLines(parts, left, job)
  }
  const listed = await storeOnGuestList(parts, job)
  if (listed === 'listed' && left.length === 0)
    showToast(/*i18n*/ '{parts, plural, one {# part is on your list.} other {# parts are on your list.}}', { parts: parts.length })
  else if (listed === 'listed') {
    const values = { taken: parts.length, all: parts.length + left.length, left: namesOfLeft(left) }
    showToast(/*i18n*/ '{taken} of {all} numbers are on your list. Not on it: {left}', values)
  }
  return listed
}
