import { type PaymentOffer, paymentWords } from '#contract/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery-terms.ts'

/** The ways to pay: what the shop said, or while it has said nothing those that need no other site, in the shop's own words. */
export function paymentOffers(offers: readonly PaymentOffer[], delivery: DeliveryMethod | '', fresh: boolean): readonly PaymentOffer[] {
  const { invoice, collection } = paymentWords
  const open = delivery === 'collection'
  const atCounter = { open, why: open ? '' : collection.why }
  if (offers.length === 0)
    return [
      { id: 'invoice', ...invoice, open: true },
      { id: 'collection', ...collection, ...atCounter },
    ]
  // What the shop said last may have been of another delivery.
  return fresh ? offers : offers.map((one) => (one.id === 'collection' ? { ...one, ...atCounter } : one))
}
