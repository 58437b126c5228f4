import { MAX_CART_LINES } from '#contract/limits.ts'
import { joinLinesOfPart, type PartQuantity } from '#contract/number-list/list-sums.ts'

/** The parts of the pad that the cart, or a guest's list, has place for, and those that exceed it. */
export interface CartRoom {
  fits: PartQuantity[]
  exceeds: PartQuantity[]
}

/** Divides the parts of the pad by the lines that the cart still takes. Lines of one part are one. */
export function divideByCartRoom(toOrder: readonly PartQuantity[], inCart: ReadonlySet<string>, maxLines = MAX_CART_LINES): CartRoom {
  let room = maxLines - inCart.size
  const result: CartRoom = { fits: [], exceeds: [] }
  for (const one of joinLinesOfPart(toOrder)) {
    const isThere = inCart.has(one.part.mcode)
    if (!isThere && room <= 0) result.exceeds.push(one)
    else {
      if (!isThere) room -= 1
      result.fits.push(one)
    }
  }
  return result
}
