import type { PaymentMethod, PaymentOffer } from '#contract/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery-terms.ts'
import type { PaymentStep } from '#contract/order.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Report } from '#server/kernel/report.ts'
import type { Terms } from '#server/orders/terms.ts'

/** An order as a way of paying sees it. Amounts are whole cents of US dollars. */
export interface Payable {
  tenantId: string
  orderId: string
  number: string
  totalCents: number
  dueCents: number
  email: string
  /** The language in which the customer is told how to pay. */
  locale: string
}

/** A refund that the shop has promised. `id` stays the same when it is tried again: hand it on as idempotency key. */
export interface Refund {
  id: string
  tenantId: string
  orderId: string
  number: string
  cents: number
  /** References of what was paid, as this provider gave them; the latest first. */
  paymentReferences: readonly string[]
}

/** What came of a refund: on its way, with the provider's reference, or to be sent by a person of the shop. */
export type RefundOutcome = { done: true; reference: string } | { done: false }

/** What a customer may choose, and when it is possible. */
export interface Choosing {
  delivery: DeliveryMethod | null
  country: string | null
  totalCents: number
  /** The language in which it is said. */
  locale: string
}

/** What hearing of a payment needs of the server around it. */
export interface WebhookContext {
  db: Db
  clock: Clock
  /** Has the hooks of orders told after the commit. */
  dispatchSoon: () => void
  report: Report
}

/** What a payment company has sent. */
export interface WebhookMessage {
  body: ArrayBuffer
  headers: Headers
}

/** Where a payment company tells us what became of a payment. */
export interface Webhook {
  /** Who tells, for our own log. */
  sender: string
  path: string
  /** Throws an AppError for what is not to be believed, and anything else when it is to be told again. */
  handle: (message: WebhookMessage, hearing: WebhookContext) => Promise<void>
}

/**
 * One way of paying. Providers are called outside transactions: they may talk to another company. A provider that learns of a payment later
 * (by a signed webhook, for instance) records it with `recordPayment` of orders/payments.ts.
 */
export interface PaymentProvider {
  id: PaymentMethod
  name: string
  /** Whether it can be chosen now, and if not, why. */
  offer: (choosing: Choosing) => Pick<PaymentOffer, 'hint' | 'open' | 'why'>
  /**
   * What the customer does next. Called again after a refused payment; must not charge twice. What turns out to be paid already is
   * recorded, and the hooks are told with `dispatchSoon`. Throws `payment-refused`.
   */
  start: (order: Payable, terms: Terms, returnUrl: string, dispatchSoon: () => void) => Promise<PaymentStep>
  /** How to pay, for the order's page and its invoice. */
  hints: (order: Payable, terms: Terms) => string[]
  refund: (refund: Refund) => Promise<RefundOutcome>
  webhook?: Webhook
}

/** The provider of a method, if this server has one. */
export const providerOf = (providers: readonly PaymentProvider[], method: PaymentMethod): PaymentProvider | undefined =>
  providers.find(({ id }) => id === method)
