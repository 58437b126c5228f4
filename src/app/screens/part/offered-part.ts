import type { PartCard, PartDetail } from '#contract/catalogue/catalogue.ts'

/** The fields of a part that its offer needs. Both its page and the rows of a list have them. */
export type OfferedPart = Omit<PartCard, 'minQty' | 'priceLadder'> & Pick<PartDetail, 'minQty' | 'priceLadder'>

/** Returns a list's row in the form of a part's page. */
export const offeredPartOf = (card: PartCard): OfferedPart & Pick<PartDetail, 'images'> => ({
  ...card,
  images: [],
  minQty: card.minQty ?? 1,
  priceLadder: card.priceLadder ?? [],
})
