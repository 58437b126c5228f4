import { availabilityOf } from '#app/sale.ts'
import type { CartLine } from '#contract/cart.ts'
import type { LaterPieces } from '#contract/checkout.ts'

/** What of a cart's line is on back-order, as far as this device knows its stock: what its buyer sees, and agrees to without the shop. */
export function laterOf({ stock, minQty, qty }: Pick<CartLine, 'minQty' | 'qty'> & { stock?: CartLine['stock'] }): LaterPieces | undefined {
  const answer = stock ? availabilityOf({ stock, minQty }, qty) : null
  return answer?.type === 'back-order' ? { qty: answer.later, on: answer.on } : undefined
}
