import type Stripe from 'stripe'
import type { Payable } from '#server/orders/payment-provider.ts'
import type { Attempt } from './attempts.ts'

/** How long a page of Stripe waits for the card. */
export const SESSION_MS = 60 * 60 * 1000
export const CURRENCY = 'usd'

/**
 * The page of Stripe for one try: what is due as one line, so that Stripe shows, and takes, exactly the sum that the order says. The same
 * try always says the same, which Stripe demands of requests with one idempotency key.
 */
export function sessionOf(order: Payable, { cents, madeAtMs }: Attempt, returnUrl: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { tenant: order.tenantId, order: order.orderId, number: order.number }
  const name = `Order ${order.number}`
  return {
    mode: 'payment',
    submit_type: 'pay',
    // Cards and the wallets that are cards. Slower ways would keep an order waiting for days.
    allowed_payment_method_types: ['card'],
    client_reference_id: order.orderId,
    line_items: [{ quantity: 1, price_data: { currency: CURRENCY, unit_amount: cents, product_data: { name } } }],
    metadata,
    payment_intent_data: { description: name, metadata },
    ...(order.email === '' ? {} : { customer_email: order.email }),
    success_url: `${returnUrl}&payment=sent`,
    cancel_url: `${returnUrl}&payment=left`,
    expires_at: Math.floor((madeAtMs + SESSION_MS) / 1000),
  }
}
