import type { DeliveryOffer } from '#contract/checkout.ts'
import { deliveryOffers, type Sent } from '#contract/delivery.ts'
import { type DeliveryMethod, type DeliveryTerms, type DeliveryWay, deliveryMethods } from '#contract/delivery-terms.ts'
import { type Cents, centsOf, dollarsOf } from '#contract/primitives.ts'
import type { Delivery, Terms } from '#server/orders/terms.ts'

/** A way of delivery to one address, in cents. */
export interface Offered extends DeliveryOffer {
  cents: Cents
}

/** The row of a method that goes to a country: one that names it, else one for everywhere. */
function rowFor({ deliveries }: Terms, id: DeliveryMethod, country: string | null): Delivery | undefined {
  const rows = deliveries.filter((row) => row.id === id)
  return (
    rows.find(({ countries }) => country !== null && countries.includes(country)) ?? rows.find(({ countries }) => countries.includes('*'))
  )
}

const wayOf = ({ id, name, steps, freeFromCents, days, hint }: Delivery): DeliveryWay => ({
  id,
  name,
  steps: steps.map(({ upToGrams, cents }) => ({ upToGrams, price: dollarsOf(cents) })),
  freeFrom: freeFromCents === null ? null : dollarsOf(freeFromCents),
  days,
  hint,
})

/** Which ways go to a country (null: nobody knows yet where to, so only the counter). */
const waysTo = (terms: Terms, country: string | null): DeliveryWay[] =>
  deliveryMethods.flatMap((id) => {
    const row = country === null && id !== 'collection' ? undefined : rowFor(terms, id, country)
    return row ? [wayOf(row)] : []
  })

/** On what terms a shop sends to a country. */
export const deliveryTermsOf = (terms: Terms, country: string): DeliveryTerms => ({
  country,
  ways: waysTo(terms, country),
  taxed: terms.taxes.some((rule) => rule.country === country && rule.rate > 0),
})

/** Which ways go to a country, with so much weight and so much value, by THE rule (contract/delivery.ts). */
export const deliveriesFor = (terms: Terms, country: string | null, sent: Sent): Offered[] =>
  deliveryOffers(waysTo(terms, country), sent).map((offer) => ({ ...offer, cents: centsOf(offer.price) }))
