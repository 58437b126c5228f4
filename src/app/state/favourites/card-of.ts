import type { PartCard } from '#contract/catalogue.ts'
import type { MarkedPart } from '#data/outbox/intent.ts'

/** A list of names, because the first paint must not load the contract's schema. */
const kept: Record<Exclude<keyof PartCard, 'matched'> | 'asOf', true> = {
  mcode: true,
  type: true,
  name: true,
  producer: true,
  condition: true,
  backCategoryId: true,
  backCategoryName: true,
  oeNumber: true,
  oeProducer: true,
  specName: true,
  attributes: true,
  own: true,
  mainImageUrl: true,
  price: true,
  wasPrice: true,
  promotion: true,
  coreCharge: true,
  stock: true,
  minQty: true,
  priceLadder: true,
  weightKg: true,
  asOf: true,
}

/** The fields of a list row: a complete part is three times as large, and the match is not needed. */
export const cardOf = (part: MarkedPart): MarkedPart =>
  // Object.fromEntries loses the names that `kept` lists.
  Object.fromEntries(Object.entries(part).filter(([name]) => name in kept)) as unknown as MarkedPart
