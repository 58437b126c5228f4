import type { PaymentMethod, PaymentOffer } from '#contract/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery-terms.ts'
import type { PaymentStep } from '#contract/order.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Report } from '#server/kernel/report.ts'
import type { Terms } from '#server/orders/terms.ts'

/** An order as a payment provider sees it. Amounts are whole cents of US dollars. */
export interface Payable {
  tenantId: string
  orderId: string
  number: string
  totalCents: number
  dueCents: number
  email: string
  /** The language of the payment instructions. */
  locale: string
}

/** A promised refund. `id` stays the same for retries, so pass it on as the idempotency key. */
export interface Refund {
  id: string
  tenantId: string
  orderId: string
  number: string
  cents: number
  /** The provider's payment references, latest first. */
  paymentReferences: readonly string[]
}

/** The result of a refund: sent with the provider's reference, or to be sent by a person. */
export type RefundOutcome = { done: true; reference: string } | { done: false }

/** The context for deciding whether a payment method is available. */
export interface Choosing {
  delivery: DeliveryMethod | null
  country: string | null
  totalCents: number
  /** The language of the texts. */
  locale: string
}

/** The server context of a webhook handler. */
export interface WebhookContext {
  db: Db
  clock: Clock
  /** Runs the order hooks after the commit. */
  dispatchSoon: () => void
  report: Report
}

/** A webhook message of a payment company. */
export interface WebhookMessage {
  body: ArrayBuffer
  headers: Headers
}

/** The handler of a payment company's webhook messages. */
export interface Webhook {
  /** The sender's name for the log. */
  sender: string
  path: string
  /** Throws an AppError for a message that is not authentic. Any other error makes the company send the message again. */
  handle: (message: WebhookMessage, hearing: WebhookContext) => Promise<void>
}

/**
 * A payment method. Providers are called outside transactions, because they may call another company. A provider that learns of a payment
 * later, such as from a signed webhook, calls `recordPayment` of orders/payments.ts.
 */
export interface PaymentProvider {
  id: PaymentMethod
  name: string
  /** Whether the method is available now, and the reason if it is not. */
  offer: (choosing: Choosing) => Pick<PaymentOffer, 'hint' | 'open' | 'why'>
  /**
   * Returns the customer's next step. It may be called again after a refused payment and must not charge twice. A payment that already
   * succeeded is recorded, and the hooks are run with `dispatchSoon`. Throws `payment-refused`.
   */
  start: (order: Payable, terms: Terms, returnUrl: string, dispatchSoon: () => void) => Promise<PaymentStep>
  /** Payment instructions for the order's page and invoice. */
  hints: (order: Payable, terms: Terms) => string[]
  refund: (refund: Refund) => Promise<RefundOutcome>
  webhook?: Webhook
}

/** This server's provider for a payment method, if any. */
export const providerOf = (providers: readonly PaymentProvider[], method: PaymentMethod): PaymentProvider | undefined =>
  providers.find(({ id }) => id === method)
