import type { QuantityPriceBreak } from '#contract/catalogue/catalogue.ts'
import { type Cents, centsOf } from '#contract/kernel/primitives.ts'
import { type PartPrices, priceBreaksAt } from '#contract/pricing/pricing.ts'

/**
 * How a promotion changes prices (contract/pricing/pricing.ts). It gives a part one price, based on the part's own price. A quantity costs
 * that price or its quantity price break, whichever is lower. A promotion never raises a price, and never changes a core charge. Replies
 * contain the resulting price breaks, so `unitPriceAt` needs no promotion. server/catalogue/promoted.ts and server/cart/pricing.ts repeat
 * this rule in SQL; tests run the same cases on all three (tests/support/price-cases.ts).
 */

/** The terms of a promotion: a percentage off the part's own price, or a fixed price in cents. */
export type PromotionTerms = { percent: number } | { cents: number }

/** Returns the price under a promotion; null if it is not lower. The discount of a percentage is rounded down to whole cents. */
export function promotionPrice(price: Cents, terms: PromotionTerms): Cents | null {
  const made = 'cents' in terms ? terms.cents : price - Math.floor((price * terms.percent) / 100)
  return made < price ? (made as Cents) : null
}

/**
 * Returns the prices of a part under a promotion, in dollars. Quantity price breaks that are not cheaper than the promotion are dropped.
 */
export function promotedPrices({ price, priceLadder }: PartPrices, promoted: number): { price: number; priceLadder: QuantityPriceBreak[] } {
  const most = (one: number) => (centsOf(one) > centsOf(promoted) ? promoted : one)
  const { step } = priceBreaksAt(priceLadder, 1)
  const steps = [...priceLadder].sort((one, other) => one.fromQty - other.fromQty)
  const whole = step === undefined ? [{ fromQty: 1, unitPrice: price }, ...steps] : steps
  const capped = whole.map(({ fromQty, unitPrice }) => ({ fromQty, unitPrice: most(unitPrice) }))
  return { price: most(price), priceLadder: capped.filter(({ unitPrice }, at) => at === 0 || unitPrice !== capped[at - 1]?.unitPrice) }
}
