import type { Condition, Matched, PartCard } from '#contract/catalogue/catalogue.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { type CardFacts, partCard } from './part/card.ts'
import type { PartOffer } from './part/prices.ts'

/** Returns a part as a row of a list, with its current price and stock. */
export const cardOf = (catalogue: Catalogue, row: number, matched?: Matched): PartCard => ({
  ...partCard(catalogue, cardFacts(catalogue, row)),
  ...(matched ? { matched } : {}),
})

export const cardsOf = (catalogue: Catalogue, rows: Iterable<number>, matched?: ReadonlyMap<number, Matched>): PartCard[] =>
  Array.from(rows, (row) => cardOf(catalogue, row, matched?.get(row)))

/** Collects the data for the card of a part from its segment of the search index and from current prices and stock. */
export function cardFacts(catalogue: Catalogue, row: number): CardFacts {
  const { segment, at } = catalogue.segmentOfRow(row)
  return {
    mcode: segment.mcode(at),
    // The casts are safe, because index segments contain only the types and conditions of the parts table.
    type: catalogue.value('type', row) as PartType,
    name: catalogue.value('name', row),
    producer: catalogue.value('producer', row),
    condition: catalogue.value('condition', row) as Condition,
    categoryId: catalogue.value('category', row),
    oeNumber: segment.oeNumber(at),
    oeProducer: catalogue.value('oeProducer', row),
    specName: segment.text('spec', at),
    cardAttributes: JSON.parse(segment.text('card', at) || '{}'),
    pictures: segment.text('pictures', at),
    weightG: segment.measure('weightG')[at] ?? 0,
    live: catalogue.live.at(row),
    offer: offerOf(catalogue, row),
  }
}

/** Returns the promotion that gives the part in a row its lowest price now; null if there is none. */
export function offerOf({ prices }: Catalogue, row: number): PartOffer | null {
  const offer = prices.offer(row)
  return offer && { id: offer.id, name: offer.name, endsAt: offer.endsAt, cents: prices.currentCents[row] ?? 0 }
}
