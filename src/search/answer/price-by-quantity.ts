import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found.ts'
import { offerOf } from './cards.ts'
import { priceOfQuantity } from './part/prices.ts'

/** Returns the price of a quantity of a part at current prices, including core charges (deposits for the old part). */
export function getPriceByQuantity(catalogue: Catalogue, input: ParsedOf<'getPriceByQuantity'>): ResultOf<'getPriceByQuantity'> {
  const row = rowOfPart(catalogue, input.mcode)
  return priceOfQuantity({ ...catalogue.live.at(row), offer: offerOf(catalogue, row) }, input)
}
