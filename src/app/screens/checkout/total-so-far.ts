import type { DisplayedQuote } from '#app/hooks/use-checkout.ts'
import type { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'

interface CheckoutSoFar {
  quote: DisplayedQuote | null
  /** The selected delivery method; '' for none. */
  delivery: DeliveryMethod | ''
  /** Whether the calculated total is for these choices, or the next one is still loading. */
  isQuoteCurrent: boolean
}

/**
 * Returns the total of an order for the choices so far, in dollars. `whole`: it includes delivery and tax; otherwise they are added later.
 */
export function checkoutTotalSoFar(
  { quote, delivery, isQuoteCurrent: known }: CheckoutSoFar,
  cart: { total: number },
): { usd: number; whole: boolean } {
  if (quote === null || quote.delivery === null || !known) return { usd: cart.total, whole: false }
  const { goods, discount, coreCharges, total } = quote.sums
  if (delivery !== '' && quote.delivery === delivery) return { usd: total, whole: true }
  return { usd: Math.round((goods - discount + coreCharges) * 100) / 100, whole: false }
}
