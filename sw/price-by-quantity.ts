import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { quantityPrice } from '#contract/pricing.ts'
import { type Cents, dollarsOf } from '#contract/primitives.ts'
import { pricesOf } from '#search/answer/cards.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/records/part-not-found.ts'

/** What a quantity costs, with its core charges, by the prices that the shop said last. */
export function getPriceByQuantity(
  catalogue: Catalogue,
  { mcode, quantity }: ParsedOf<'getPriceByQuantity'>,
): ResultOf<'getPriceByQuantity'> {
  const row = rowOfPart(catalogue, mcode)
  const coreCharge = dollarsOf((catalogue.live.core[row] ?? 0) as Cents)
  return quantityPrice(mcode, { ...pricesOf(catalogue, row), coreCharge }, quantity)
}
