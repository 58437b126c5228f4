import type { DeliveryOffer } from './checkout.ts'
import { type DeliveryWay, deliveryMethods } from './delivery-terms.ts'
import { type Cents, centsOf } from './primitives.ts'
import { dayAfter } from './shop-days.ts'

/**
 * THE rule of what a delivery costs and when it arrives: the server quotes an order by it, and the app says the same beside every part,
 * before anybody has signed in and without a network, from the shop's terms for one country.
 */

/** The day that lies so many working days after a day, `2026-11-21`. Monday to Friday; holidays are the carrier's own. */
function workingDay(from: string, days: number): string {
  let [day, left] = [from, days]
  const isWeekend = () => [0, 6].includes(new Date(day).getUTCDay())
  while (isWeekend() || left > 0) {
    if (!isWeekend()) left -= 1
    day = dayAfter(day, 1)
  }
  return day
}

/** What is sent: its weight and its value, and the day on which it leaves the shelf; `restFrom`: on which the second of two parcels does. */
export interface Sent {
  grams: number
  goods: Cents
  from: string
  restFrom?: string | undefined
}

/**
 * What each way costs and when the goods would be there, in the order in which ways are named. Freight is offered only for what no parcel
 * takes.
 */
export function deliveryOffers(ways: readonly DeliveryWay[], { grams, goods, from, restFrom }: Sent): DeliveryOffer[] {
  const offers = deliveryMethods.flatMap((id): DeliveryOffer[] => {
    const way = ways.find((one) => one.id === id)
    const step = way?.steps.find(({ upToGrams }) => grams <= upToGrams)
    if (!way || !step) return []
    const free = way.freeFrom !== null && goods >= centsOf(way.freeFrom)
    const [least, most] = way.days
    const expected = (leaves: string) => ({ expectedFrom: workingDay(leaves, least), expectedTo: workingDay(leaves, most) })
    const rest = restFrom === undefined ? {} : { rest: expected(restFrom) }
    return [{ id, name: way.name, price: free ? 0 : step.price, ...expected(from), ...rest, hint: way.hint }]
  })
  const hasParcel = offers.some(({ id }) => id === 'standard' || id === 'express')
  return offers.filter(({ id }) => id !== 'freight' || !hasParcel)
}

/**
 * Why goods go by freight only: what they weigh, and up to what weight parcels go, in grams. Null where a parcel takes them, where there is
 * no freight either, and where no parcel goes at all.
 */
export function onlyByFreight(ways: readonly DeliveryWay[], grams: number): { grams: number; parcelsUpToGrams: number } | null {
  const heaviest = (ids: readonly DeliveryWay['id'][]) =>
    Math.max(0, ...ways.filter(({ id }) => ids.includes(id)).flatMap(({ steps }) => steps.map(({ upToGrams }) => upToGrams)))
  const parcelsUpToGrams = heaviest(['standard', 'express'])
  return parcelsUpToGrams > 0 && grams > parcelsUpToGrams && grams <= heaviest(['freight']) ? { grams, parcelsUpToGrams } : null
}

/** The offer that is taken unless another is chosen: the cheapest that comes to the door. */
export const cheapestSent = <Offer extends DeliveryOffer>(offers: readonly Offer[]): Offer | undefined =>
  offers.filter(({ id }) => id !== 'collection').sort((one, other) => one.price - other.price)[0]
