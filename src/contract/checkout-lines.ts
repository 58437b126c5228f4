import type { CallLine } from './call-line.ts'

/** The calls before an order, as they go over the wire. */
export const checkoutLines = {
  checkoutQuote: { may: 'member', cache: 'never', fresh: true, queue: false, method: 'POST', path: '/order/api/v1/checkout/quote' },
} as const satisfies Record<string, CallLine>
