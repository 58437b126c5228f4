import type { Condition, PartCard, PartSearchMatch } from '#contract/catalogue/catalogue.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { buildPartCard, type PartCardData } from './part/card.ts'
import type { PartPromotion } from './part/prices.ts'

/** Returns a part as a row of a list, with its current price and stock. */
export const partCardOf = (catalogue: Catalogue, row: number, matched?: PartSearchMatch): PartCard => ({
  ...buildPartCard(catalogue, readPartCardData(catalogue, row)),
  ...(matched ? { matched } : {}),
})

export const partCardsOf = (catalogue: Catalogue, rows: Iterable<number>, matched?: ReadonlyMap<number, PartSearchMatch>): PartCard[] =>
  Array.from(rows, (row) => partCardOf(catalogue, row, matched?.get(row)))

/** Collects the data for the card of a part from its segment of the search index and from current prices and stock. */
export function readPartCardData(catalogue: Catalogue, row: number): PartCardData {
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  return {
    mcode: segment.mcode(segmentRow),
    // The casts are safe, because index segments contain only the types and conditions of the parts table.
    type: catalogue.columnTextOf('type', row) as PartType,
    name: catalogue.columnTextOf('name', row),
    producer: catalogue.columnTextOf('producer', row),
    condition: catalogue.columnTextOf('condition', row) as Condition,
    categoryId: catalogue.columnTextOf('category', row),
    oeNumber: segment.oeNumberOfRow(segmentRow),
    oeProducer: catalogue.columnTextOf('oeProducer', row),
    specName: segment.columnTextAt('spec', segmentRow),
    cardAttributes: JSON.parse(segment.columnTextAt('card', segmentRow) || '{}'),
    pictures: segment.columnTextAt('pictures', segmentRow),
    weightG: segment.measureValues('weightG')[segmentRow] ?? 0,
    live: catalogue.live.livePartOfRow(row),
    offer: currentPromotionOf(catalogue, row),
  }
}

/** Returns the promotion that gives the part in a row its lowest price now; null if there is none. */
export function currentPromotionOf({ prices }: Catalogue, row: number): PartPromotion | null {
  const offer = prices.promotionOfRow(row)
  return offer && { id: offer.id, name: offer.name, endsAt: offer.endsAt, cents: prices.currentCents[row] ?? 0 }
}
