import type { PartCard } from '#contract/catalogue.ts'

/** Not its match, which belongs to one search. */
type Card = Omit<PartCard, 'matched'>

/** A list of names, because the first paint must not load the contract's schema. */
const fields: Record<keyof Card, true> = {
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
}

/** The fields of a list row: a complete part is three times as large. */
export const cardOf = (part: PartCard): Card =>
  // Object.fromEntries loses the names that `fields` lists.
  Object.fromEntries(Object.entries(part).filter(([name]) => name in fields)) as unknown as Card
