import type { ShownLine } from '#app/hooks/use-cart.ts'
import { stepsAt } from '#contract/pricing.ts'
import { centsOf } from '#contract/primitives.ts'

/** "2 more → $4.10 less each": how many pieces more reach the next step of the ladder, and what each then costs less, in cents. */
export interface Hint {
  more: number
  lessCents: number
}

/** A step that is further away than this, or than the line has pieces already, is nobody's next step. */
const NEAR_PIECES = 10
/** What saves less than one percent is not worth a line. */
const WORTH_OF_PRICE = 0.01

/** Null on the last step, where the next step is not cheaper, and where it is too far away or saves too little to be worth a word. */
export function hintOf({ priceLadder, price, qty }: Pick<ShownLine, 'priceLadder' | 'price' | 'qty'>): Hint | null {
  const { next } = stepsAt(priceLadder, qty)
  if (next === undefined) return null
  const [more, lessCents] = [next.fromQty - qty, centsOf(price) - centsOf(next.unitPrice)]
  return more <= Math.max(NEAR_PIECES, qty) && lessCents >= Math.max(1, centsOf(price) * WORTH_OF_PRICE) ? { more, lessCents } : null
}

/** How a price has moved since the customer last changed the line, in cents; null when it has not (contract/cart.ts, priceBefore). */
export function movedCents({ price, priceBefore }: Pick<ShownLine, 'price' | 'priceBefore'>): number | null {
  const moved = priceBefore === undefined ? 0 : centsOf(price) - centsOf(priceBefore)
  return moved === 0 ? null : moved
}
