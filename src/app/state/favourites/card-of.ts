import type { PartCard } from '#contract/catalogue.ts'
import type { MarkedPart } from '#data/outbox/intent.ts'

/** By name and not by the contract's shape, which no first paint needs. */
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

/** A list row, and no more: a whole part is three times as large, and why it was found is not worth keeping. */
export const cardOf = (part: MarkedPart): MarkedPart =>
  // Object.fromEntries forgets the names that `kept` has just said.
  Object.fromEntries(Object.entries(part).filter(([name]) => name in kept)) as unknown as MarkedPart
