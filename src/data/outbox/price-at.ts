import type { CartLine, SeenPrice } from '#contract/cart.ts'
import { type Cents, centsOf } from '#contract/primitives.ts'

/**
 * The price that stands for a quantity: the last step of the ladder that it reaches, else the single price. The shop reckons the same way.
 */
export function seenAt({ priceLadder, price }: Pick<CartLine, 'priceLadder' | 'price'>, qty: number): SeenPrice {
  const reached = priceLadder.filter(({ fromQty }) => fromQty <= qty).sort((a, b) => b.fromQty - a.fromQty)[0]
  return reached ?? { fromQty: 1, unitPrice: price }
}

/** What one piece costs at a quantity, in cents. */
export const unitCentsAt = (line: Pick<CartLine, 'priceLadder' | 'price'>, qty: number): Cents => centsOf(seenAt(line, qty).unitPrice)

/** Whole cents as dollars of the wire. */
export const dollarsOf = (cents: number): number => cents / 100
