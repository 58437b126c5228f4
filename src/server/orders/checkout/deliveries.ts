import { DAY_MS } from '#contract/limits.ts'
import { type DeliveryMethod, deliveryMethods, type DeliveryOffer } from '#contract/checkout.ts'
import type { Delivery, Terms } from '#server/orders/terms.ts'

/** A way of delivery to one address, in cents. */
export interface Offered extends Omit<DeliveryOffer, 'price'> {
  cents: number
}

/** The day that lies so many working days after a moment, `2026-11-21`. Monday to Friday; holidays are the carrier's own. */
function workingDay(nowMs: number, days: number): string {
  let [day, left] = [nowMs, days]
  const isWeekend = () => [0, 6].includes(new Date(day).getUTCDay())
  while (isWeekend() || left > 0) {
    if (!isWeekend()) left -= 1
    day += DAY_MS
  }
  return new Date(day).toISOString().slice(0, 10)
}

/** The row of a method that goes to a country: one that names it, else one for everywhere. */
function rowFor({ deliveries }: Terms, id: DeliveryMethod, country: string | null): Delivery | undefined {
  const rows = deliveries.filter((row) => row.id === id)
  return (
    rows.find(({ countries }) => country !== null && countries.includes(country)) ?? rows.find(({ countries }) => countries.includes('*'))
  )
}

/**
 * Which ways go to a country (null: nobody knows yet where to, so only the counter), with so much weight and so much value, quickest to
 * choose first. Freight is offered only for what no parcel takes.
 */
export function deliveriesFor(terms: Terms, country: string | null, grams: number, goodsCents: number, nowMs: number): Offered[] {
  const offers = deliveryMethods.flatMap((id): Offered[] => {
    if (country === null && id !== 'collection') return []
    const row = rowFor(terms, id, country)
    const step = row?.steps.find(({ upToGrams }) => grams <= upToGrams)
    if (!row || !step) return []
    const free = row.freeFromCents !== null && goodsCents >= row.freeFromCents
    const [least, most] = row.days
    const expected = { expectedFrom: workingDay(nowMs, least), expectedTo: workingDay(nowMs, most) }
    return [{ id, name: row.name, cents: free ? 0 : step.cents, ...expected, hint: row.hint }]
  })
  const hasParcel = offers.some(({ id }) => id === 'standard' || id === 'express')
  return offers.filter(({ id }) => id !== 'freight' || !hasParcel)
}
