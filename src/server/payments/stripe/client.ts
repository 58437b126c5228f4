import Stripe from 'stripe'

/** Sends requests to Stripe: `fetch`, or a test's own function. */
export type Send = typeof fetch

/**
 * Options of requests that a customer waits for. The app itself gives up after 8 s. There are no automatic retries, because the customer
 * can safely press the button again.
 */
export const AT_ONCE = { timeout: 3500, maxNetworkRetries: 0 } as const

/** A client of Stripe's API over `fetch`. Its telemetry (durations of earlier requests) is off. */
export const stripeClient = (secretKey: string, send: Send): Stripe =>
  new Stripe(secretKey, { httpClient: Stripe.createFetchHttpClient(send), telemetry: false, maxNetworkRetries: 2, timeout: 20_000 })
