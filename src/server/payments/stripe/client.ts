import Stripe from 'stripe'

/** Sends requests to Stripe: `fetch`, or a function of a test. */
export type SendRequest = typeof fetch

/**
 * Options of requests to Stripe for which a customer waits. The app itself gives up after 8 s. Failed requests are not sent again
 * automatically, because the customer can safely press the button again.
 */
export const INTERACTIVE_REQUEST_OPTIONS = { timeout: 3500, maxNetworkRetries: 0 } as const

/** Creates a client of Stripe's API over `fetch`. Stripe's telemetry (durations of earlier requests) is off. */
export const createStripeClient = (secretKey: string, send: SendRequest): Stripe =>
  new Stripe(secretKey, { httpClient: Stripe.createFetchHttpClient(send), telemetry: false, maxNetworkRetries: 2, timeout: 20_000 })
