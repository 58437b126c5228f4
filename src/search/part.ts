import type { SerializedFields } from '#contract/catalogue/part-wire.ts'

/**
 * A number of a part, as the search index stores it. In a part's list of numbers, the shop's code comes first, then the part's OE number,
 * then the numbers of other makers.
 */
export interface IndexedNumber {
  kind: 'mcode' | 'oe' | 'cross'
  /** The maker whose number it is; empty for the shop's own code. */
  maker: string
  display: string
}

/** One fitment of a part: an engine of a vehicle model, by name, and the years of manufacture. A year is null where the range is open. */
export interface IndexedFit {
  modelId: string
  engine: string
  from: number | null
  to: number | null
}

/**
 * A part as a segment (one file of the search index) stores it: the fields of `contract/part/part-fields.ts` that the index keeps, and the
 * fields below. Data that changes with every order, such as stock, is in `LivePart`.
 */
export interface IndexedPart extends SerializedFields<{ kept: 'index' }> {
  /** The part's id in the database, which the index uses too. Never 0. */
  id: number
  /**
   * Normalised search words of the part (contract/text/fold-words.ts), separated by spaces. The words of its fitments are not included.
   */
  words: string
  numbers: readonly IndexedNumber[]
  fits: readonly IndexedFit[]
  /** The ids of the part's components. */
  contains: readonly number[]
  /** The operator's pictures of the part, in the format of contract/part/shop-picture.ts; empty if the shop shows a drawing instead. */
  pictures: string
}

/** A quantity price break: from `fromQty` pieces on, one piece costs `unitCents`. */
export interface LivePriceBreak {
  fromQty: number
  unitCents: number
}

/** The data of a part that changes independently of its description: price, stock and terms of sale. */
export interface LivePart {
  id: number
  priceCents: number
  /** The price before a sale, in cents; null if there is none. */
  wasCents: number | null
  coreCents: number
  steps: readonly LivePriceBreak[]
  stock: number
  /** The date of the next delivery in ISO format; null if it is unknown. */
  restockOn: string | null
  ended: boolean
  minQty: number
}
