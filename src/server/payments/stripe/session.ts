import type Stripe from 'stripe'
import type { PayableOrder } from '#server/orders/payment-provider.ts'
import type { CardAttempt } from './attempts.ts'

/** How long a payment page of Stripe is valid. */
export const SESSION_LIFETIME_MS = 60 * 60 * 1000
export const STRIPE_CURRENCY = 'usd'

/**
 * Returns the parameters of Stripe's payment page for one attempt to pay. The amount due is its only line, so that Stripe shows and charges
 * exactly this amount. The same attempt always gives the same parameters, because Stripe requires that for requests with the same
 * idempotency key.
 */
export function checkoutSessionRequest(
  order: PayableOrder,
  { cents, madeAtMs }: CardAttempt,
  returnUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { tenant: order.tenantId, order: order.orderId, number: order.number }
  const name = `Order ${order.number}`
  return {
    mode: 'payment',
    submit_type: 'pay',
    // Only cards are accepted, and wallets that pay by card. With slower payment methods an order would wait for days.
    allowed_payment_method_types: ['card'],
    client_reference_id: order.orderId,
    line_items: [{ quantity: 1, price_data: { currency: STRIPE_CURRENCY, unit_amount: cents, product_data: { name } } }],
    metadata,
    payment_intent_data: { description: name, metadata },
    ...(order.email === '' ? {} : { customer_email: order.email }),
    success_url: `${returnUrl}&payment=sent`,
    cancel_url: `${returnUrl}&payment=left`,
    expires_at: Math.floor((madeAtMs + SESSION_LIFETIME_MS) / 1000),
  }
}
