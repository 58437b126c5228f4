import type { DisplayedQuote } from '#app/hooks/use-checkout.ts'
import type { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'

interface PartialCheckout {
  quote: DisplayedQuote | null
  /** The selected delivery method; '' for none. */
  delivery: DeliveryMethod | ''
  /** Whether the calculated total (`quote`) is for the current choices, or a total for them is already loading. */
  isQuoteCurrent: boolean
}

/**
 * Returns the total of an order for the choices so far, in dollars. `isComplete`: it includes delivery and tax; otherwise they are added
 * later.
 */
export function partialCheckoutTotal(
  { quote, delivery, isQuoteCurrent: known }: PartialCheckout,
  cart: { total: number },
): { totalUsd: number; isComplete: boolean } {
  if (quote === null || quote.delivery === null || !known) return { totalUsd: cart.total, isComplete: false }
  const { goods, discount, coreCharges, total } = quote.sums
  if (delivery !== '' && quote.delivery === delivery) return { totalUsd: total, isComplete: true }
  return { totalUsd: Math.round((goods - discount + coreCharges) * 100) / 100, isComplete: false }
}
