import type { CallResultOf } from '#contract/calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { type Cents, dollarsOf, type Mcode } from '#contract/kernel/primitives.ts'
import { quantityPrice } from '#contract/pricing/pricing.ts'
import { promotedPrices } from '#contract/promotions/promoted.ts'
import type { PromotionRow } from '#search/catalogue/shared-catalogue-data.ts'
import type { LivePart } from '#search/part.ts'

/** The promotion that gives a part its lowest price now. */
export interface PartPromotion extends Pick<PromotionRow, 'id' | 'name' | 'endsAt'> {
  /** The promotional price of one piece, in cents. */
  cents: number
}

/** The data that decides a part's price. */
export interface PartPriceData extends Pick<LivePart, 'priceCents' | 'wasCents' | 'steps'> {
  offer: PartPromotion | null
}

export type ShownPrices = Pick<PartCard, 'price' | 'wasPrice' | 'promotion'> & Required<Pick<PartCard, 'priceLadder'>>

const centsToDollars = (cents: number) => dollarsOf(cents as Cents)

/** Returns the current prices of a part for each quantity, and its price without promotion. */
export function computeShownPrices({ priceCents, wasCents, steps, offer }: PartPriceData): ShownPrices {
  const own = {
    price: centsToDollars(priceCents),
    priceLadder: steps.map(({ fromQty, unitCents }) => ({ fromQty, unitPrice: centsToDollars(unitCents) })),
  }
  if (offer === null) return { ...own, ...(wasCents === null ? {} : { wasPrice: centsToDollars(wasCents) }) }
  const usual = own.priceLadder.length === 0 ? [{ fromQty: 1, unitPrice: own.price }] : own.priceLadder
  return {
    ...promotedPrices(own, centsToDollars(offer.cents)),
    wasPrice: own.price,
    promotion: { id: offer.id, name: offer.name, until: new Date(offer.endsAt).toISOString(), usual },
  }
}

/** Returns the price of a quantity of a part, including core charges (deposits for the old part). */
export const priceOfQuantity = (
  { coreCents, ...facts }: PartPriceData & Pick<LivePart, 'coreCents'>,
  { mcode, quantity }: { mcode: Mcode; quantity: number },
): CallResultOf<'getPriceByQuantity'> =>
  quantityPrice(mcode, { ...computeShownPrices(facts), coreCharge: centsToDollars(coreCents) }, quantity)
