import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found-error.ts'
import { currentPromotionOf } from './cards.ts'
import { priceOfQuantity } from './part/prices.ts'

/** Returns the price of a quantity of a part at current prices, including core charges (deposits for the old part). */
export function getPriceByQuantity(catalogue: Catalogue, input: ParsedInputOf<'getPriceByQuantity'>): CallResultOf<'getPriceByQuantity'> {
  const row = rowOfPart(catalogue, input.mcode)
  return priceOfQuantity({ ...catalogue.live.livePartOfRow(row), offer: currentPromotionOf(catalogue, row) }, input)
}
