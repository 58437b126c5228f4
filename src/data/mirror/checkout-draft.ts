import type { ParcelChoice, PaymentMethod, Quote } from '#contract/checkout/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'

/** A checkout in progress with all input. */
export interface CheckoutDraft {
  /** The Idempotency-Key of the order that the checkout will place. It is kept until the server has replied. */
  key: string
  step: 'address' | 'delivery' | 'payment' | 'review'
  /** Ids in the address book. Empty delivery id: none selected. Empty billing id: the delivery address is also the billing address. */
  addressId: string
  billingId: string
  delivery: DeliveryMethod | ''
  payment: PaymentMethod | ''
  /** How an order with back-ordered pieces is shipped; absent for the shop's default. */
  parcels?: ParcelChoice
  /** The coupon code that the quote is based on, and the text in the input field. */
  coupon: string
  couponTyped: string
  /** The points that the quote is based on, and the text in the input field; both are absent in drafts of older versions. */
  points?: number
  pointsTyped?: string
  purchaseOrder: string
  jobName: string
  /** The notes of cart lines, by part code. */
  lineNotes: Record<string, string>
  /** A new address that is not saved yet, by field name. */
  newAddress: Record<string, string>
  /** Limits of an order that is sent later: the highest total in dollars as typed, and the hours after saving until it expires. */
  highestTotal: string
  /**
   * The value that the app filled in for `highestTotal`, from the quote. If the customer enters another value, `highestTotal` differs from
   * it.
   */
  highestFilled?: string
  waitsHours: number
  /** The last quote from the server, and when it arrived in milliseconds since 1970; 0 if it never did. */
  quote: Quote | null
  quotedAt: number
  /** The choices that the quote is based on, as text (`quote.ts`); absent if unknown. */
  quotedFor?: string
}
