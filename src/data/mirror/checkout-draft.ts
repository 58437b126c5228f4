import type { Parcels, PaymentMethod, Quote } from '#contract/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery-terms.ts'

/** A checkout that is being filled in: all that was typed and chosen. */
export interface CheckoutDraft {
  /** Idempotency-Key of the order that becomes of it, kept until the shop has answered. */
  key: string
  step: 'address' | 'delivery' | 'payment' | 'review'
  /** Ids in the address book; empty: none chosen, or for the invoice the same. */
  addressId: string
  billingId: string
  delivery: DeliveryMethod | ''
  payment: PaymentMethod | ''
  /** Of an order with pieces on back-order; absent: as the shop does by itself. */
  parcels?: Parcels
  /** The code that the sums are made with, and what stands in the field. */
  coupon: string
  couponTyped: string
  /** So many points are to be spent, and what stands in the field; a draft of an earlier version has neither. */
  points?: number
  pointsTyped?: string
  purchaseOrder: string
  jobName: string
  /** By mcode. */
  lineNotes: Record<string, string>
  /** A new address that is not saved yet, by the names of its fields. */
  newAddress: Record<string, string>
  /** Limits of an order that is sent later: dollars as typed, and hours from when it is saved. */
  highestTotal: string
  /** What the shop's quote has filled it with; a buyer's own figure is another. */
  highestFilled?: string
  waitsHours: number
  /** The last quote of the shop, and when it came, milliseconds since 1970; 0 for never. */
  quote: Quote | null
  quotedAt: number
  /** The choices that it was made for, as `quote.ts` writes them; absent: not known. */
  quotedFor?: string
}
