import { useClock } from '#app/hooks/use-clock.ts'
import { availabilityOf } from '#app/sale.ts'
import { shopToday } from '#app/shop-days.ts'
import { shippingDateOf } from '#contract/catalogue/availability.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { cheapestShippedOffer, deliveryOffers } from '#contract/delivery/delivery.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { useDeliveryTerms } from './use-delivery.ts'

type DeliverablePart = Pick<PartCard, 'price' | 'stock' | 'minQty' | 'weightKg'>

/**
 * Returns the days between which one piece of a part would arrive (`2026-11-26`), sent to the visitor's country by the cheapest delivery;
 * null if unknown.
 */
export type ArrivalEstimator = (part: DeliverablePart) => { earliestDay: string; latestDay: string } | null

/** Returns a function that estimates the arrival of parts in the visitor's delivery country, which is known or guessed. */
export function useArrivalEstimate(): ArrivalEstimator {
  const { terms } = useDeliveryTerms()
  useClock()
  return ({ price, stock, minQty, weightKg }) => {
    if (terms.status !== 'ready' || weightKg === undefined) return null
    const from = shippingDateOf(availabilityOf({ stock, minQty }, minQty ?? 1), shopToday())
    if (from === null) return null
    const way = cheapestShippedOffer(
      deliveryOffers(terms.value.ways, { grams: Math.round(weightKg * 1000), goodsCents: centsOf(price), from }),
    )
    return way === undefined ? null : { earliestDay: way.expectedFrom, latestDay: way.expectedTo }
  }
}
