import { availabilityOf } from '#app/sale.ts'
import type { CartLine } from '#contract/cart/cart.ts'
import type { BackOrderedPieces } from '#contract/checkout/checkout.ts'

/**
 * Returns which pieces of a cart line come later (back-order), by the stock that this device knows. The buyer sees this when ordering
 * offline, and accepts it by ordering.
 */
export function localBackOrderedPieces({
  stock,
  minQty,
  qty,
}: Pick<CartLine, 'minQty' | 'qty'> & { stock?: CartLine['stock'] }): BackOrderedPieces | undefined {
  const answer = stock ? availabilityOf({ stock, minQty }, qty) : null
  return answer?.type === 'back-order' ? { qty: answer.quantityLater, on: answer.expectedOn } : undefined
}
