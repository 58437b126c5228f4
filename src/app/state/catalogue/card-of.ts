import type { PartCard } from '#contract/catalogue/catalogue.ts'

/** The fields of a list row without `matched`, which belongs to one search only. */
type PartCardFields = Omit<PartCard, 'matched'>

/** The fields that are stored of a favourite's part. It is a list of names, because the first paint must not load the contract's schema. */
const cardFieldNames: Record<keyof PartCardFields, true> = {
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

/**
 * Returns a part with the fields of a list row only. A complete part is three times as large, and what it matched in a search is not
 * needed.
 */
export const pickCardFields = (part: PartCard): PartCardFields =>
  // The type that Object.fromEntries returns does not say which fields remain, so the type is asserted.
  Object.fromEntries(Object.entries(part).filter(([name]) => name in cardFieldNames)) as unknown as PartCardFields
