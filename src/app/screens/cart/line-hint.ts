import type { ShownLine } from '#app/hooks/use-cart.ts'
import { stepsAt } from '#contract/pricing.ts'
import { centsOf } from '#contract/primitives.ts'

/** "2 more → $4.10 less each": the number of pieces to the next ladder step, and the saving per piece in cents. */
export interface Hint {
  more: number
  lessCents: number
}

/** A step that needs more pieces than this, or more than the line already has, is not suggested. */
const NEAR_PIECES = 10
/** A saving below one percent is not shown. */
const WORTH_OF_PRICE = 0.01

/** Null at the last step, and if the next step is not cheaper, too far away, or saves too little. */
export function hintOf({ priceLadder, price, qty }: Pick<ShownLine, 'priceLadder' | 'price' | 'qty'>): Hint | null {
  const { next } = stepsAt(priceLadder, qty)
  if (next === undefined) return null
  const [more, lessCents] = [next.fromQty - qty, centsOf(price) - centsOf(next.unitPrice)]
  return more <= Math.max(NEAR_PIECES, qty) && lessCents >= Math.max(1, centsOf(price) * WORTH_OF_PRICE) ? { more, lessCents } : null
}

/** The price change since the customer last changed the line, in cents; null if unchanged (contract/cart.ts, priceBefore). */
export function movedCents({ price, priceBefore }: Pick<ShownLine, 'price' | 'priceBefore'>): number | null {
  const moved = priceBefore === undefined ? 0 : centsOf(price) - centsOf(priceBefore)
  return moved === 0 ? null : moved
}
