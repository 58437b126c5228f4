import { availabilityOf } from '#app/sale.ts'
import type { PartCard, PartsListLine } from '#contract/catalogue/catalogue.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'

/** A line of a parts list that can be ordered, with the quantity that an order takes. */
export interface OrderableLine {
  position: number
  part: PartCard
  qty: number
}

/** Returns the least quantity in which a part is sold: its minimum order quantity, or what is left of its last pieces. */
export function leastQuantityOf(part: PartCard): number {
  const least = availabilityOf(part, 1)
  return least.type === 'too-few' ? least.minQuantity : 1
}

/**
 * Returns a line of a parts list with the quantity to order: the one that the user chose, otherwise that of the list, but at least the
 * minimum order quantity and at most what can be ordered. Null if the shop does not sell the part on its own, or if it cannot be ordered.
 */
export function orderableLine({ position, qty, part }: PartsListLine, chosen?: number): OrderableLine | null {
  if (part === undefined) return null
  const wanted = Math.min(Math.max(chosen ?? qty, leastQuantityOf(part)), MAX_QUANTITY)
  const answer = availabilityOf(part, wanted)
  if (answer.type === 'ended' || answer.type === 'sold-out') return null
  return { position, part, qty: answer.type === 'short' ? answer.maxQuantity : wanted }
}

/** The outcomes of adding after which the parts are in the cart, waiting for it, or on the guest's list. */
const addedOutcomes: readonly unknown[] = ['kept', 'sent', 'listed']
export const wasAdded = (outcome: unknown): boolean => addedOutcomes.includes(outcome)
