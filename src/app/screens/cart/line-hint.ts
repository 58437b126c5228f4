import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { priceBreaksAt } from '#contract/pricing/pricing.ts'

/**
 * A suggestion such as "2 more → $4.10 less each": the number of pieces to the next quantity price break, and the saving per piece in
 * cents.
 */
export interface PriceBreakHint {
  piecesToAdd: number
  savingPerPieceCents: number
}

/** A quantity price break is not suggested if it needs more pieces than this, or more than the line already has. */
const MAX_EXTRA_PIECES = 10
/** A saving below this share of the price (one percent) is not suggested. */
const MIN_SAVING_SHARE = 0.01

/**
 * Returns the suggestion to buy more pieces for the next quantity price break. Null at the last one, and if the next one is not cheaper,
 * too far away, or saves too little.
 */
export function priceBreakHintOf({
  priceLadder,
  price,
  qty,
}: Pick<DisplayedCartLine, 'priceLadder' | 'price' | 'qty'>): PriceBreakHint | null {
  const { next } = priceBreaksAt(priceLadder, qty)
  if (next === undefined) return null
  const [more, lessCents] = [next.fromQty - qty, centsOf(price) - centsOf(next.unitPrice)]
  return more <= Math.max(MAX_EXTRA_PIECES, qty) && lessCents >= Math.max(1, centsOf(price) * MIN_SAVING_SHARE)
    ? { piecesToAdd: more, savingPerPieceCents: lessCents }
    : null
}

/**
 * Returns by how many cents the price has changed since the customer last changed the line; null if unchanged (`priceBefore` of
 * contract/cart/cart.ts).
 */
export function priceChangeCents({ price, priceBefore }: Pick<DisplayedCartLine, 'price' | 'priceBefore'>): number | null {
  const moved = priceBefore === undefined ? 0 : centsOf(price) - centsOf(priceBefore)
  return moved === 0 ? null : moved
}
