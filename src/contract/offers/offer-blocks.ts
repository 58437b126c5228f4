import type { Matched, Stock } from '#contract/catalogue.ts'
import { numberKey } from '#contract/numbers.ts'
import { centsOf } from '#contract/primitives.ts'

/** What an offer is compared by. What is absent is not known: such an offer stands behind those of which it is. */
export interface Comparable {
  price?: number | null | undefined
  coreCharge?: number | null | undefined
  stock?: Pick<Stock, 'state'> | null | undefined
}

/** By what is on the shelf: what can be had today, what comes later, what nobody says, what will not come again. */
const order = { in: 0, low: 0, out: 1, unknown: 2, ended: 3 } as const

/** What is paid for one, deposit and all, in cents. */
const paidCents = ({ price, coreCharge }: Comparable): number =>
  typeof price === 'number' ? centsOf(price + (coreCharge ?? 0)) : Number.POSITIVE_INFINITY

/** Best offer first: what is on the shelf before what is not, then what costs less with its core charge. Equals keep their order. */
export function bestFirst<Offer extends Comparable>(offers: readonly Offer[]): Offer[] {
  const shelf = ({ stock }: Comparable) => order[stock?.state ?? 'unknown']
  return offers.toSorted((one, other) => shelf(one) - shelf(other) || Math.sign(paidCents(one) - paidCents(other)) || 0)
}

/** Whether a search named one offer, and not what several sell: by its code, or by its own article number. */
export const namesOneOffer = (matched: Matched | null | undefined): boolean =>
  matched?.by === 'mcode' || (matched?.by === 'gtin' && matched.how === 'same')

/**
 * Offers of the same part: one block for each OE number, whichever way it is written, in the order in which the first of each stands. What
 * has no OE number is a block of its own.
 */
export function offerBlocks<Offer extends { oeNumber: string; oeProducer: string }>(offers: readonly Offer[]): Offer[][] {
  const blocks = new Map<string, Offer[]>()
  for (const [at, offer] of offers.entries()) {
    const key = numberKey(offer.oeNumber)
    const name = key === '' ? `${at}` : `${key} ${offer.oeProducer.toLowerCase()}`
    blocks.set(name, [...(blocks.get(name) ?? []), offer])
  }
  return [...blocks.values()]
}
