import type { CallRow } from './call-row.ts'
import { CheckoutChoices, Quote } from './checkout.ts'
import { checkoutLines } from './checkout-lines.ts'

/** The calls before an order. */
export const checkoutCalls = {
  checkoutQuote: {
    ...checkoutLines.checkoutQuote,
    input: CheckoutChoices,
    result: Quote,
    summary:
      'What an order of these lines would come to now, what has changed since the cart, and what stands in the way. Changes nothing.',
  },
} as const satisfies Record<keyof typeof checkoutLines, CallRow>
