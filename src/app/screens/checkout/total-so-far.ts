import type { ShownQuote } from '#app/hooks/use-checkout.ts'
import type { DeliveryMethod } from '#contract/delivery-terms.ts'

interface SoFar {
  quote: ShownQuote | null
  /** The selected method; '' for none. */
  delivery: DeliveryMethod | ''
  /** The quote belongs to these choices, or the next one is loading. */
  known: boolean
}

/** The total of an order for the choices so far, in dollars. `whole`: includes delivery and tax; otherwise they are added later. */
export function totalSoFar({ quote, delivery, known }: SoFar, cart: { total: number }): { usd: number; whole: boolean } {
  if (quote === null || quote.delivery === null || !known) return { usd: cart.total, whole: false }
  const { goods, discount, coreCharges, total } = quote.sums
  if (delivery !== '' && quote.delivery === delivery) return { usd: total, whole: true }
  return { usd: Math.round((goods - discount + coreCharges) * 100) / 100, whole: false }
}
