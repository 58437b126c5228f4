import type { PartCard, PartDetail } from '#contract/catalogue.ts'

/** The fields of a part that its offer needs: available on its page and in list rows. */
export type SoldPart = Omit<PartCard, 'minQty' | 'priceLadder'> & Pick<PartDetail, 'minQty' | 'priceLadder'>
