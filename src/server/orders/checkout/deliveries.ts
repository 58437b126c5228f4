import type { DeliveryOffer } from '#contract/checkout/checkout.ts'
import { deliveryOffers, type ShipmentDetails } from '#contract/delivery/delivery.ts'
import { type DeliveryMethod, type DeliveryOption, type DeliveryTerms, deliveryMethods } from '#contract/delivery/delivery-terms.ts'
import { type Cents, centsOf, dollarsOf } from '#contract/kernel/primitives.ts'
import type { DeliveryRate, OrderTerms } from '#server/orders/terms.ts'

/** A delivery method for one address, with its price in cents. */
export interface PricedDelivery extends DeliveryOffer {
  cents: Cents
}

/** Returns the shipping rates of a delivery method for a country: the country's own row, otherwise the row for all countries. */
function deliveryRowFor({ deliveries }: OrderTerms, id: DeliveryMethod, country: string | null): DeliveryRate | undefined {
  const rows = deliveries.filter((row) => row.id === id)
  return (
    rows.find(({ countries }) => country !== null && countries.includes(country)) ?? rows.find(({ countries }) => countries.includes('*'))
  )
}

const deliveryOptionOf = ({ id, name, steps, freeFromCents, days, hint }: DeliveryRate): DeliveryOption => ({
  id,
  name,
  steps: steps.map(({ upToGrams, cents }) => ({ upToGrams, price: dollarsOf(cents) })),
  freeFrom: freeFromCents === null ? null : dollarsOf(freeFromCents),
  days,
  hint,
})

/** Returns the delivery methods for a country. If the country is null (unknown), only collection is possible. */
const deliveryOptionsTo = (terms: OrderTerms, country: string | null): DeliveryOption[] =>
  deliveryMethods.flatMap((id) => {
    const row = country === null && id !== 'collection' ? undefined : deliveryRowFor(terms, id, country)
    return row ? [deliveryOptionOf(row)] : []
  })

/** Returns a shop's delivery terms for a country. */
export const deliveryTermsOf = (terms: OrderTerms, country: string): DeliveryTerms => ({
  country,
  ways: deliveryOptionsTo(terms, country),
  taxed: terms.taxes.some((rule) => rule.country === country && rule.rate > 0),
})

/** Returns the delivery methods for a country, weight and value, by the rule in contract/delivery/delivery.ts. */
export const pricedDeliveriesFor = (terms: OrderTerms, country: string | null, sent: ShipmentDetails): PricedDelivery[] =>
  deliveryOffers(deliveryOptionsTo(terms, country), sent).map((offer) => ({ ...offer, cents: centsOf(offer.price) }))
