import type { PriceStep } from '#contract/catalogue.ts'
import { type PartPrices, stepsAt } from '#contract/pricing.ts'
import { type Cents, centsOf } from '#contract/primitives.ts'

/**
 * How a promotion changes prices (contract/pricing.ts). It gives a part one price, based on the part's own price; a quantity costs that
 * price or its ladder step, whichever is lower. It never raises a price, and never changes a core charge. Replies contain the resulting
 * ladder, so `priceAt` needs no promotion. SQL versions: server/catalogue/promoted.ts and server/cart/pricing.ts, tested with the same
 * cases (tests/support/price-cases.ts).
 */

/** A percentage off the part's own price, or a fixed price in cents. */
export type PromotionTerms = { percent: number } | { cents: number }

/** The promotion price; null if it is not lower. The discount of a percentage is rounded down to whole cents. */
export function promotionPrice(price: Cents, terms: PromotionTerms): Cents | null {
  const made = 'cents' in terms ? terms.cents : price - Math.floor((price * terms.percent) / 100)
  return made < price ? (made as Cents) : null
}

/** The prices of a part with a promotion price, in dollars. Ladder steps that are not cheaper than the promotion are dropped. */
export function promotedPrices({ price, priceLadder }: PartPrices, promoted: number): { price: number; priceLadder: PriceStep[] } {
  const most = (one: number) => (centsOf(one) > centsOf(promoted) ? promoted : one)
  const { step } = stepsAt(priceLadder, 1)
  const steps = [...priceLadder].sort((one, other) => one.fromQty - other.fromQty)
  const whole = step === undefined ? [{ fromQty: 1, unitPrice: price }, ...steps] : steps
  const capped = whole.map(({ fromQty, unitPrice }) => ({ fromQty, unitPrice: most(unitPrice) }))
  return { price: most(price), priceLadder: capped.filter(({ unitPrice }, at) => at === 0 || unitPrice !== capped[at - 1]?.unitPrice) }
}
