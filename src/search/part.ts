import type { WireFields } from '#contract/part-wire.ts'

/** A number of a part in its printed form. The shop's code comes first, and the part's OE number before other makers' numbers. */
export interface IndexedNumber {
  kind: 'mcode' | 'oe' | 'cross'
  /** Empty for the shop's own code. */
  maker: string
  display: string
}

/** One fitment of a part: an engine of a model by name, and years of manufacture. Open ends are null. */
export interface IndexedFit {
  modelId: string
  engine: string
  from: number | null
  to: number | null
}

/**
 * A part as a segment stores it: the fields of `contract/part-fields.ts` that the index keeps, and the following ones. Data that changes
 * with every order is in `LivePart`.
 */
export interface IndexedPart extends WireFields<{ kept: 'index' }> {
  /** The part's number in the index: the database key. Never 0. */
  id: number
  /** Normalised search words, besides those of its fitments (contract/vehicle/fold-words.ts), separated by spaces. */
  words: string
  numbers: readonly IndexedNumber[]
  fits: readonly IndexedFit[]
  /** The ids of its components. */
  contains: readonly number[]
  /** The operator's pictures of it, in the format of contract/own-picture.ts; empty if our drawing is shown. */
  pictures: string
}

/** From `fromQty` pieces on, one costs `unitCents`. */
export interface LiveStep {
  fromQty: number
  unitCents: number
}

/** The data of a part that changes independently of its description: price, stock and terms of sale. */
export interface LivePart {
  id: number
  priceCents: number
  /** Price before a sale; null if there is none. */
  wasCents: number | null
  coreCents: number
  steps: readonly LiveStep[]
  stock: number
  /** ISO date. */
  restockOn: string | null
  ended: boolean
  minQty: number
}
