import type { Parcels, PaymentMethod, Quote } from '#contract/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery-terms.ts'

/** A checkout in progress with all input. */
export interface CheckoutDraft {
  /** Idempotency-Key of the resulting order, kept until the server has replied. */
  key: string
  step: 'address' | 'delivery' | 'payment' | 'review'
  /** Ids in the address book; empty: none selected, or for billing the delivery address. */
  addressId: string
  billingId: string
  delivery: DeliveryMethod | ''
  payment: PaymentMethod | ''
  /** For an order with back-ordered pieces; absent: the shop's default. */
  parcels?: Parcels
  /** The coupon code used for the quote, and the text in the field. */
  coupon: string
  couponTyped: string
  /** The points used for the quote, and the text in the field; absent in drafts of older versions. */
  points?: number
  pointsTyped?: string
  purchaseOrder: string
  jobName: string
  /** By mcode. */
  lineNotes: Record<string, string>
  /** A new address that is not saved yet, by field name. */
  newAddress: Record<string, string>
  /** Limits of an order that is sent later: dollars as typed, and hours after saving. */
  highestTotal: string
  /** The value that was prefilled from the quote; a buyer's own value differs. */
  highestFilled?: string
  waitsHours: number
  /** The server's last quote, and when it arrived, milliseconds since 1970; 0 for never. */
  quote: Quote | null
  quotedAt: number
  /** The choices of that quote, as serialised by `quote.ts`; absent: unknown. */
  quotedFor?: string
}
