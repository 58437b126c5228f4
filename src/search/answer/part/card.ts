import { specNameOf } from '#contract/attributes/spec-name.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { type Cents, dollarsOf, mcodeOf } from '#contract/kernel/primitives.ts'
import { mainPictureUrl } from '#contract/part/shop-picture.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { ownAttributeLabels } from '#search/catalogue/choices.ts'
import { buildShownStock } from '#search/catalogue/stock-state.ts'
import type { IndexedPart, LivePart } from '#search/part.ts'
import { computeShownPrices, type PartPromotion } from './prices.ts'

/** The data for a part's card. It comes from the database, or from a segment of the search index with current prices and stock. */
export interface PartCardData
  extends Pick<
    IndexedPart,
    'mcode' | 'type' | 'name' | 'producer' | 'condition' | 'categoryId' | 'oeNumber' | 'oeProducer' | 'specName' | 'pictures' | 'weightG'
  > {
  /** The attributes shown on the card (see `cardAttributes`). */
  cardAttributes: PartCard['attributes']
  live: Omit<LivePart, 'id'>
  offer: PartPromotion | null
}

/** Data that all parts of a shop share: categories, vehicles, promotions and the attributes that categories show. */
export type ShopCatalogueData = Pick<Catalogue, 'frame' | 'choices'>

/** Returns a part as a row of a list, with its current price and stock. */
export function buildPartCard({ frame, choices }: ShopCatalogueData, facts: PartCardData): PartCard {
  const { mcode, categoryId, cardAttributes, live } = facts
  const labels = ownAttributeLabels(choices, cardAttributes)
  const { priceLadder, ...prices } = computeShownPrices({ ...live, offer: facts.offer })
  return {
    mcode: mcodeOf(mcode),
    type: facts.type,
    name: facts.name,
    producer: facts.producer,
    condition: facts.condition,
    backCategoryId: categoryId,
    backCategoryName: frame.category(categoryId)?.name ?? '',
    oeNumber: facts.oeNumber,
    oeProducer: facts.oeProducer,
    specName: facts.specName || specNameOf(cardAttributes, labels.own),
    attributes: cardAttributes,
    ...labels,
    mainImageUrl: mainPictureUrl(mcode, facts.pictures),
    ...prices,
    coreCharge: dollarsOf(live.coreCents as Cents),
    stock: buildShownStock(live.stock, live.ended, live.restockOn),
    ...(live.minQty > 1 ? { minQty: live.minQty } : {}),
    ...(priceLadder.length > 1 ? { priceLadder } : {}),
    weightKg: facts.weightG / 1000,
  }
}
