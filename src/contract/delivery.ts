import type { Stock } from './catalogue.ts'
import type { DeliveryOffer } from './checkout.ts'
import { type DeliveryWay, deliveryMethods } from './delivery-terms.ts'
import { DAY_MS } from './limits.ts'
import { type Cents, centsOf } from './primitives.ts'

/**
 * THE rule of what a delivery costs and when it arrives: the server quotes an order by it, and the app says the same beside every part,
 * before anybody has signed in and without a network, from the shop's terms for one country.
 */

/** The day that lies so many working days after a moment, `2026-11-21`. Monday to Friday; holidays are the carrier's own. */
function workingDay(fromMs: number, days: number): string {
  let [day, left] = [fromMs, days]
  const isWeekend = () => [0, 6].includes(new Date(day).getUTCDay())
  while (isWeekend() || left > 0) {
    if (!isWeekend()) left -= 1
    day += DAY_MS
  }
  return new Date(day).toISOString().slice(0, 10)
}

/** What is sent: its weight and its value, and the moment it leaves the shelf. */
export interface Sent {
  grams: number
  goods: Cents
  fromMs: number
}

/**
 * What each way costs and when the goods would be there, in the order in which ways are named. Freight is offered only for what no parcel
 * takes.
 */
export function deliveryOffers(ways: readonly DeliveryWay[], { grams, goods, fromMs }: Sent): DeliveryOffer[] {
  const offers = deliveryMethods.flatMap((id): DeliveryOffer[] => {
    const way = ways.find((one) => one.id === id)
    const step = way?.steps.find(({ upToGrams }) => grams <= upToGrams)
    if (!way || !step) return []
    const free = way.freeFrom !== null && goods >= centsOf(way.freeFrom)
    const [least, most] = way.days
    const expected = { expectedFrom: workingDay(fromMs, least), expectedTo: workingDay(fromMs, most) }
    return [{ id, name: way.name, price: free ? 0 : step.price, ...expected, hint: way.hint }]
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

/**
 * When so many pieces leave the shelf: now, or on the day when more are expected. Null when nobody knows: sold out without a day, not made
 * any more, or more than there are.
 */
export function leavesAt({ state, qty, restockOn }: Stock, wanted: number, nowMs: number): number | null {
  if (qty >= wanted && (state === 'in' || state === 'low')) return nowMs
  return state === 'out' && restockOn !== undefined ? Math.max(nowMs, Date.parse(restockOn)) : null
}
