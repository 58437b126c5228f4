import type { DeliveryOffer } from '#contract/checkout/checkout.ts'
import { type Cents, centsOf } from '#contract/kernel/primitives.ts'
import { addDays } from '#contract/kernel/shop-days.ts'
import { type DeliveryOption, deliveryMethods } from './delivery-terms.ts'

/**
 * The only rule for delivery cost and arrival. The server uses it for quotes. The app uses it next to every part, also offline and signed
 * out, from the shop's terms for one country.
 */

/**
 * Returns the day that is a number of working days after a given day, such as `2026-11-21`. Working days are Monday to Friday; holidays of
 * carriers are ignored.
 */
function addWorkingDays(from: string, days: number): string {
  let [day, left] = [from, days]
  const isWeekend = () => [0, 6].includes(new Date(day).getUTCDay())
  while (isWeekend() || left > 0) {
    if (!isWeekend()) left -= 1
    day = addDays(day, 1)
  }
  return day
}

/**
 * A shipment: weight, value, and the day on which it leaves the warehouse. `restFrom` is the day on which the second of two parcels leaves.
 */
export interface ShipmentDetails {
  grams: number
  goodsCents: Cents
  from: string
  restFrom?: string | undefined
}

/**
 * Returns cost and arrival of each possible delivery method, in their fixed order. Freight is offered only for goods too heavy for a
 * parcel.
 */
export function deliveryOffers(ways: readonly DeliveryOption[], { grams, goodsCents, from, restFrom }: ShipmentDetails): DeliveryOffer[] {
  const offers = deliveryMethods.flatMap((id): DeliveryOffer[] => {
    const way = ways.find((one) => one.id === id)
    const step = way?.steps.find(({ upToGrams }) => grams <= upToGrams)
    if (!way || !step) return []
    const free = way.freeFrom !== null && goodsCents >= centsOf(way.freeFrom)
    const [least, most] = way.days
    const expected = (leaves: string) => ({ expectedFrom: addWorkingDays(leaves, least), expectedTo: addWorkingDays(leaves, most) })
    const rest = restFrom === undefined ? {} : { rest: expected(restFrom) }
    return [{ id, name: way.name, price: free ? 0 : step.price, ...expected(from), ...rest, hint: way.hint }]
  })
  const hasParcel = offers.some(({ id }) => id === 'standard' || id === 'express')
  return offers.filter(({ id }) => id !== 'freight' || !hasParcel)
}

/**
 * Returns why goods can only go by freight: their weight and the weight limit of parcels, in grams. Null if a parcel is possible, if there
 * is no freight, or if there are no parcels at all.
 */
export function freightOnlyReason(ways: readonly DeliveryOption[], grams: number): { grams: number; parcelsUpToGrams: number } | null {
  const heaviest = (ids: readonly DeliveryOption['id'][]) =>
    Math.max(0, ...ways.filter(({ id }) => ids.includes(id)).flatMap(({ steps }) => steps.map(({ upToGrams }) => upToGrams)))
  const parcelsUpToGrams = heaviest(['standard', 'express'])
  return parcelsUpToGrams > 0 && grams > parcelsUpToGrams && grams <= heaviest(['freight']) ? { grams, parcelsUpToGrams } : null
}

/** Returns the delivery offer that is selected by default: the cheapest one that is delivered to the address. */
export const cheapestShippedOffer = <Offer extends DeliveryOffer>(offers: readonly Offer[]): Offer | undefined =>
  offers.filter(({ id }) => id !== 'collection').sort((one, other) => one.price - other.price)[0]
