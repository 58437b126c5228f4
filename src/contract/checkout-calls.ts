import type { CallRow } from './call-row.ts'
import { CheckoutChoices, Quote } from './checkout.ts'

/** The calls before an order. */
export const checkoutCalls = {
  checkoutQuote: {
    may: 'member',
    cache: 'never',
    fresh: true,
    queue: false,
    method: 'POST',
    path: '/order/api/v1/checkout/quote',
    input: CheckoutChoices,
    result: Quote,
    summary:
      'What an order of these lines would come to now, what has changed since the cart, and what stands in the way. Changes nothing.',
  },
} as const satisfies Record<string, CallRow>
