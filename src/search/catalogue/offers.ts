import { promotionPrice } from '#contract/promotions/promoted.ts'
import type { Cents } from '#contract/primitives.ts'
import type { PromotionRow } from './frame.ts'

/** What of a part decides whether a promotion is for it. */
export interface Promotable {
  mcode: () => string
  categoryId: string
  producer: string
  condition: string
}

/** A promotion as it is asked for many parts. */
export interface Offer extends PromotionRow {
  codes: ReadonlySet<string> | null
}

/** The promotions that run at a moment (milliseconds since 1970). */
export const offersAt = (promotions: readonly PromotionRow[], now: number): Offer[] =>
  promotions.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now).map((one) => ({ ...one, codes: one.mcodes && new Set(one.mcodes) }))

export const covers = ({ codes, categoryIds, producers, conditions }: Offer, part: Promotable): boolean =>
  (categoryIds === null || categoryIds.includes(part.categoryId)) &&
  (producers === null || producers.includes(part.producer)) &&
  (conditions === null || conditions.includes(part.condition)) &&
  (codes === null || codes.has(part.mcode()))

/**
 * The promotion that makes a part cheapest, and at what price; null where none makes it cheaper. Of two at one price the one that runs
 * longer, then the one whose id comes first: as the shop's statements have it (server/catalogue/promoted.ts).
 */
export function bestOffer(offers: readonly Offer[], part: Promotable, price: number): { offer: Offer; cents: number } | null {
  let best: { offer: Offer; cents: number } | null = null
  for (const offer of offers) {
    if (!covers(offer, part)) continue
    const cents = promotionPrice(price as Cents, offer.cents === null ? { percent: offer.percent ?? 0 } : { cents: offer.cents })
    if (cents === null) continue
    const isBetter =
      best === null ||
      cents < best.cents ||
      (cents === best.cents && (offer.endsAt > best.offer.endsAt || (offer.endsAt === best.offer.endsAt && offer.id < best.offer.id)))
    if (isBetter) best = { offer, cents }
  }
  return best
}
