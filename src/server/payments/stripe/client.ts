import Stripe from 'stripe'

/** What sends requests to Stripe: `fetch`, or a test's own. */
export type Send = typeof fetch

/**
 * Nobody at the counter waits longer for the page of a payment; the app itself gives up after 8 s. Trying again is harmless, so we do not.
 */
export const AT_ONCE = { timeout: 3500, maxNetworkRetries: 0 } as const

/** A client of Stripe's API over `fetch`. Tells Stripe nothing about how long its answers took. */
export const stripeClient = (secretKey: string, send: Send): Stripe =>
  new Stripe(secretKey, { httpClient: Stripe.createFetchHttpClient(send), telemetry: false, maxNetworkRetries: 2, timeout: 20_000 })
