import type { CartLine } from '#contract/cart/cart.ts'
import type { PartCard, QuantityPriceBreak } from '#contract/catalogue/catalogue.ts'
import type { DisplayedPart } from './intent.ts'

/**
 * A part that is added to the cart: a row of a list, or a complete part, which also has price breaks and a minimum quantity. `asOf` is the
 * time of the data in ISO 8601 format; null if unknown.
 */
export type AddedPart = PartCard & { priceLadder?: QuantityPriceBreak[]; minQty?: number; asOf?: string | null }

/** Returns the data that a cart line shows for an added part, until the server's line replaces it. */
export const displayedPartOf = (part: AddedPart): DisplayedPart => ({
  product: {
    goodsSkuCode: part.mcode,
    mainImageUrl: part.mainImageUrl,
    producer: part.producer,
    oeNumber: part.oeNumber,
    specName: part.specName,
    name: part.name,
    condition: part.condition,
  },
  price: part.price,
  priceLadder: part.priceLadder ?? [{ fromQty: 1, unitPrice: part.price }],
  ...(part.promotion === undefined ? {} : { promotion: part.promotion }),
  coreCharge: part.coreCharge,
  minQty: part.minQty ?? 1,
  stock: part.stock,
  ...(part.weightKg === undefined ? {} : { weightKg: part.weightKg }),
  ...(part.asOf === undefined ? {} : { asOf: part.asOf }),
})

/** Returns the displayed data of a cart line, for adding the line again. */
export const displayedPartOfLine = ({
  product,
  price,
  priceLadder,
  promotion,
  coreCharge,
  minQty,
  stock,
  weightKg,
}: Pick<CartLine, keyof DisplayedPart & keyof CartLine>): DisplayedPart => ({
  product,
  price,
  priceLadder,
  ...(promotion === undefined ? {} : { promotion }),
  coreCharge,
  minQty,
  stock,
  ...(weightKg ? { weightKg } : {}),
})
