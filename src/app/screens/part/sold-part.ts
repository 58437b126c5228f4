import type { PartCard, PartDetail } from '#contract/catalogue.ts'

/** What offering a part needs to know of it: all of it stands on its page, and in the row of a list. */
export type SoldPart = Omit<PartCard, 'minQty' | 'priceLadder'> & Pick<PartDetail, 'minQty' | 'priceLadder'>
