import { canAddToCart } from '#app/sale.ts'
import { cart } from '#app/state/cart/cart.ts'
import { currentJob } from '#app/state/cart/job.ts'
import { addLines } from '#app/state/cart-changes/changes.ts'
import { MAX_CART_LINES } from '#contract/limits.ts'
import type { ReorderOutcome } from '#contract/orders/order.ts'
import type { OptimisticFavourite } from '#data/outbox/optimistic-favourites.ts'

/**
 * Adds all these favourites to the cart in their quantities, for a job ('' for the current one). Returns what was added, and what was not
 * and why; null if nothing could be stored, which the user was told.
 */
export async function addFavouritesToCart(marks: readonly OptimisticFavourite[], job: string): Promise<ReorderOutcome | null> {
  const inCart = new Set<string>(cart.lines.map(({ id }) => id))
  let room = MAX_CART_LINES - inCart.size
  const result: ReorderOutcome = { added: [], left: [] }
  const parts: Parameters<typeof addLines>[0][number][] = []
  for (const { mcode: id, part, qty, asOf } of marks) {
    const leave = (say: string) => result.left.push({ id, name: part?.name ?? '', say, insteadId: null })
    if (part === null) leave(/*i18n*/ 'The shop does not have this part any more.')
    else if (part.stock.state === 'ended') leave(/*i18n*/ 'It is not made any more.')
    else if (!canAddToCart(part)) leave(/*i18n*/ 'It is sold out and can be ordered when it is back.')
    else if (!inCart.has(id) && room <= 0) leave(/*i18n*/ 'The cart is full: order what is in it first.')
    else {
      if (!inCart.has(id)) room -= 1
      const pieces = Math.max(qty, part.minQty ?? 1)
      parts.push({ part: asOf === undefined ? part : { ...part, asOf }, qty: pieces })
      result.added.push({ id, qty: pieces })
    }
  }
  if (parts.length === 0) return result
  const made = await addLines(
    parts,
    result.left.map(({ id }) => id),
    job === '' ? currentJob() : job,
  )
  return made === 'failed' ? null : result
}
