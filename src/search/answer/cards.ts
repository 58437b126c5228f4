import type { Condition, PartCard, PartSearchMatch } from '#contract/catalogue/catalogue.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { buildPartCard, type CardFacts } from './part/card.ts'
import type { PartOffer } from './part/prices.ts'

/** Returns a part as a row of a list, with its current price and stock. */
export const cardOf = (catalogue: Catalogue, row: number, matched?: PartSearchMatch): PartCard => ({
  ...buildPartCard(catalogue, cardFacts(catalogue, row)),
  ...(matched ? { matched } : {}),
})

export const cardsOf = (catalogue: Catalogue, rows: Iterable<number>, matched?: ReadonlyMap<number, PartSearchMatch>): PartCard[] =>
  Array.from(rows, (row) => cardOf(catalogue, row, matched?.get(row)))

/** Collects the data for the card of a part from its segment of the search index and from current prices and stock. */
export function cardFacts(catalogue: Catalogue, row: number): CardFacts {
  const { segment, at } = catalogue.segmentOfRow(row)
  return {
    mcode: segment.mcode(at),
    // The casts are safe, because index segments contain only the types and conditions of the parts table.
    type: catalogue.columnTextOf('type', row) as PartType,
    name: catalogue.columnTextOf('name', row),
    producer: catalogue.columnTextOf('producer', row),
    condition: catalogue.columnTextOf('condition', row) as Condition,
    categoryId: catalogue.columnTextOf('category', row),
    oeNumber: segment.oeNumberOfRow(at),
    oeProducer: catalogue.columnTextOf('oeProducer', row),
    specName: segment.columnTextAt('spec', at),
    cardAttributes: JSON.parse(segment.columnTextAt('card', at) || '{}'),
    pictures: segment.columnTextAt('pictures', at),
    weightG: segment.measureValues('weightG')[at] ?? 0,
    live: catalogue.live.livePartOfRow(row),
    offer: currentOfferOf(catalogue, row),
  }
}

/** Returns the promotion that gives the part in a row its lowest price now; null if there is none. */
export function currentOfferOf({ prices }: Catalogue, row: number): PartOffer | null {
  const offer = prices.offerOfRow(row)
  return offer && { id: offer.id, name: offer.name, endsAt: offer.endsAt, cents: prices.currentCents[row] ?? 0 }
}
