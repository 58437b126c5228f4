import type { ShownQuote } from '#app/hooks/use-checkout.ts'
import type { DeliveryMethod } from '#contract/delivery-terms.ts'

interface SoFar {
  quote: ShownQuote | null
  /** What the buyer has chosen; '' for nothing yet. */
  delivery: DeliveryMethod | ''
  /** The quote is of these choices, or the next one is on its way. */
  known: boolean
}

/** What an order comes to as far as it is chosen, in dollars. `whole`: delivery and tax are in it; else they come on top. */
export function totalSoFar({ quote, delivery, known }: SoFar, cart: { total: number }): { usd: number; whole: boolean } {
  if (quote === null || quote.delivery === null || !known) return { usd: cart.total, whole: false }
  const { goods, discount, coreCharges, total } = quote.sums
  if (delivery !== '' && quote.delivery === delivery) return { usd: total, whole: true }
  return { usd: Math.round((goods - discount + coreCharges) * 100) / 100, whole: false }
}
