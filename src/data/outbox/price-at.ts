import type { CartLine } from '#contract/cart.ts'
import { type Cents, centsOf } from '#contract/primitives.ts'

/** What one piece costs at a quantity, in cents: the last step of the ladder that the quantity reaches, else the single price. The shop reckons the same way. */
export function unitCentsAt({ priceLadder, price }: Pick<CartLine, 'priceLadder' | 'price'>, qty: number): Cents {
  const reached = priceLadder.filter(({ fromQty }) => fromQty <= qty).sort((a, b) => b.fromQty - a.fromQty)[0]
  return centsOf(reached?.unitPrice ?? price)
}

/** Whole cents as dollars of the wire. */
export const dollarsOf = (cents: number): number => cents / 100
