import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found.ts'
import { offerOf } from './cards.ts'
import { priceOfQuantity } from './part/prices.ts'

/** The price of a quantity, including core charges, at the catalogue's prices. */
export function getPriceByQuantity(catalogue: Catalogue, input: ParsedOf<'getPriceByQuantity'>): ResultOf<'getPriceByQuantity'> {
  const row = rowOfPart(catalogue, input.mcode)
  return priceOfQuantity({ ...catalogue.live.at(row), offer: offerOf(catalogue, row) }, input)
}
