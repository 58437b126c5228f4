import type { PartSearchMatch, Stock } from '#contract/catalogue/catalogue.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { numberKey } from '#contract/numbers/numbers.ts'

/** The fields by which offers are compared. An offer in which a field is unknown comes after those in which it is known. */
export interface ComparableOffer {
  price?: number | null | undefined
  coreCharge?: number | null | undefined
  stock?: Pick<Stock, 'state'> | null | undefined
}

/** The sort order by stock: in stock, expected, unknown, discontinued. */
const stockStateOrder = { in: 0, low: 0, out: 1, unknown: 2, ended: 3 } as const

/** Returns the price of one piece including its core charge, in cents. */
const totalPriceCents = ({ price, coreCharge }: ComparableOffer): number =>
  typeof price === 'number' ? centsOf(price + (coreCharge ?? 0)) : Number.POSITIVE_INFINITY

/** Sorts offers: those in stock first, then by price including core charge. Equal offers keep their order. */
export function sortBestFirst<Offer extends ComparableOffer>(offers: readonly Offer[]): Offer[] {
  const shelf = ({ stock }: ComparableOffer) => stockStateOrder[stock?.state ?? 'unknown']
  return offers.toSorted((one, other) => shelf(one) - shelf(other) || Math.sign(totalPriceCents(one) - totalPriceCents(other)) || 0)
}

/** Whether a search named one specific offer: by its code or article number. */
export const isSingleOfferMatch = (matched: PartSearchMatch | null | undefined): boolean =>
  matched?.by === 'mcode' || (matched?.by === 'gtin' && matched.how === 'same')

/**
 * Groups offers of the same part by normalised OE number, in the order of each group's first offer. An offer without OE number forms a
 * separate group.
 */
export function groupOffers<Offer extends { oeNumber: string; oeProducer: string }>(offers: readonly Offer[]): Offer[][] {
  const blocks = new Map<string, Offer[]>()
  for (const [at, offer] of offers.entries()) {
    const key = numberKey(offer.oeNumber)
    const name = key === '' ? `${at}` : `${key} ${offer.oeProducer.toLowerCase()}`
    blocks.set(name, [...(blocks.get(name) ?? []), offer])
  }
  return [...blocks.values()]
}
