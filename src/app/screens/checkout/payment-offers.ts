import { type PaymentOffer, paymentTexts } from '#contract/checkout/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'

/** Returns the payment methods that the server offers. Before the server's reply these are only the methods that need no other site. */
export function allowedPaymentOffers(
  offers: readonly PaymentOffer[],
  delivery: DeliveryMethod | '',
  fresh: boolean,
): readonly PaymentOffer[] {
  const { invoice, collection } = paymentTexts
  const open = delivery === 'collection'
  const atCounter = { open, why: open ? '' : collection.why }
  if (offers.length === 0)
    return [
      { id: 'invoice', ...invoice, open: true },
      { id: 'collection', ...collection, ...atCounter },
    ]
  // The server's last reply may be for another delivery method.
  return fresh ? offers : offers.map((one) => (one.id === 'collection' ? { ...one, ...atCounter } : one))
}
