import type { PaymentMethod, PaymentOffer } from '#contract/checkout/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'
import type { PaymentStep } from '#contract/orders/order.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ReportError } from '#server/kernel/report.ts'
import type { OrderTerms } from '#server/orders/terms.ts'

/** The data of an order that a payment method gets. Amounts are whole cents of US dollars. */
export interface PayableOrder {
  tenantId: string
  orderId: string
  number: string
  totalCents: number
  dueCents: number
  email: string
  /** The language of the payment instructions that the customer gets. */
  locale: string
}

/** A promised refund. `id` stays the same if the refund is tried again, so it is passed on as the idempotency key. */
export interface PromisedRefund {
  id: string
  tenantId: string
  orderId: string
  number: string
  cents: number
  /** The payment company's references of the order's payments, latest first. */
  paymentReferences: readonly string[]
}

/** The result of a refund: it was sent and has the payment company's reference, or a person must send it. */
export type RefundOutcome = { isDone: true; reference: string } | { isDone: false }

/** The context for deciding whether a payment method is available. */
export interface PaymentChoiceContext {
  delivery: DeliveryMethod | null
  country: string | null
  totalCents: number
  /** The language of texts that the payment method returns. */
  locale: string
}

/** The server context of a webhook handler. */
export interface WebhookContext {
  db: Db
  clock: Clock
  /** Starts the hooks of order events after the commit. */
  dispatchEventsSoon: () => void
  report: ReportError
}

/** A webhook message that a payment company has sent. */
export interface WebhookMessage {
  body: ArrayBuffer
  headers: Headers
}

/** The function that handles a payment company's webhook messages. */
export interface Webhook {
  /** The name of the payment company, for the log. */
  sender: string
  path: string
  /**
   * Handles a webhook message. Throws an AppError for a message that is not authentic. After any other error the company sends the message
   * again.
   */
  handle: (message: WebhookMessage, hearing: WebhookContext) => Promise<void>
}

/**
 * A payment method. Its functions are called outside transactions, because they may call another company. A provider that learns of a
 * payment later, such as from a signed webhook message, calls `recordPayment` of orders/payments.ts.
 */
export interface PaymentProvider {
  id: PaymentMethod
  name: string
  /** Returns whether the payment method is available now, and the reason if it is not. */
  offer: (choosing: PaymentChoiceContext) => Pick<PaymentOffer, 'hint' | 'open' | 'why'>
  /**
   * Starts a payment and returns the customer's next step. It may be called again after a refused payment and must not charge twice. A
   * payment that already succeeded is recorded, and the hooks are started with `dispatchSoon`. Throws `payment-refused`.
   */
  start: (order: PayableOrder, terms: OrderTerms, returnUrl: string, dispatchSoon: () => void) => Promise<PaymentStep>
  /** Returns payment instructions for the order's page and invoice. */
  paymentInstructions: (order: PayableOrder, terms: OrderTerms) => string[]
  refund: (refund: PromisedRefund) => Promise<RefundOutcome>
  webhook?: Webhook
}

/** Returns this server's provider for a payment method, if any. */
export const paymentProviderFor = (providers: readonly PaymentProvider[], method: PaymentMethod): PaymentProvider | undefined =>
  providers.find(({ id }) => id === method)
