import { availabilityOf } from '#app/sale.ts'
import type { CartLine } from '#contract/cart.ts'
import type { LaterPieces } from '#contract/checkout.ts'

/** The back-ordered pieces of a cart line, by the locally known stock: shown to the buyer, who accepts them when ordering offline. */
export function laterOf({ stock, minQty, qty }: Pick<CartLine, 'minQty' | 'qty'> & { stock?: CartLine['stock'] }): LaterPieces | undefined {
  const answer = stock ? availabilityOf({ stock, minQty }, qty) : null
  return answer?.type === 'back-order' ? { qty: answer.later, on: answer.on } : undefined
}
