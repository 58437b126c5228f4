import type { DeliveryMethod, PaymentMethod } from './checkout.ts'

/** What a way of paying is called, what to know of it, and why it cannot be taken; '' where there is nothing to say. */
export interface PaymentWords {
  name: string
  hint: string
  why: string
}

/** THE words for the ways of paying: those that the shop answers and those that stand there while it cannot be asked are the same. A card needs the shop. */
export const paymentWords: Record<Exclude<PaymentMethod, 'card'>, PaymentWords> = {
  invoice: {
    name: /*i18n*/ 'Invoice, by bank transfer',
    hint: /*i18n*/ 'You get the invoice with the order and pay by bank transfer.',
    why: '',
  },
  collection: {
    name: /*i18n*/ 'Pay on collection',
    hint: /*i18n*/ 'Cash or card at the counter.',
    why: /*i18n*/ 'Only when you fetch the goods at the counter.',
  },
}

/** What the ways of delivery are called, unless a shop's own terms name them otherwise. */
export const deliveryWords: Record<DeliveryMethod, string> = {
  standard: /*i18n*/ 'Parcel',
  express: /*i18n*/ 'Express',
  freight: /*i18n*/ 'Freight on a pallet',
  collection: /*i18n*/ 'Fetch at the counter',
}
