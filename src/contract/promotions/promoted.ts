import type { PriceStep } from '#contract/catalogue.ts'
import { type PartPrices, stepsAt } from '#contract/pricing.ts'
import { type Cents, centsOf } from '#contract/primitives.ts'

/**
 * Promotions in THE price rule (contract/pricing.ts). A promotion gives a part one price, reckoned from the part's own price; a quantity
 * then costs that or its step of the ladder, whichever is less. It never makes anything dearer, and no core charge is touched. Shop and
 * device say a promoted part with the ladder that follows, so that `priceAt` alone reckons everywhere. In SQL: server/catalogue/promoted.ts
 * and server/cart/pricing.ts, which run the same cases (tests/support/price-cases.ts).
 */

/** So many percent off the part's own price, or one price, in cents. */
export type PromotionTerms = { percent: number } | { cents: number }

/** What a promotion makes of a price; null where it makes it no lower. What a percentage takes off is rounded down to whole cents. */
export function promotionPrice(price: Cents, terms: PromotionTerms): Cents | null {
  const made = 'cents' in terms ? terms.cents : price - Math.floor((price * terms.percent) / 100)
  return made < price ? (made as Cents) : null
}

/** The prices of a part that has one price by promotion, in dollars: no step above it, and only steps that make a difference. */
export function promotedPrices({ price, priceLadder }: PartPrices, promoted: number): { price: number; priceLadder: PriceStep[] } {
  const most = (one: number) => (centsOf(one) > centsOf(promoted) ? promoted : one)
  const { step } = stepsAt(priceLadder, 1)
  const steps = [...priceLadder].sort((one, other) => one.fromQty - other.fromQty)
  const whole = step === undefined ? [{ fromQty: 1, unitPrice: price }, ...steps] : steps
  const capped = whole.map(({ fromQty, unitPrice }) => ({ fromQty, unitPrice: most(unitPrice) }))
  return { price: most(price), priceLadder: capped.filter(({ unitPrice }, at) => at === 0 || unitPrice !== capped[at - 1]?.unitPrice) }
}
