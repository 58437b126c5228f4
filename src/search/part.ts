import type { WireFields } from '#contract/part-fields.ts'

/** A number that a part bears, as it is printed. The part's own code comes first, its own OE number before all other numbers of makers. */
export interface IndexedNumber {
  kind: 'mcode' | 'oe' | 'cross'
  /** Empty for the shop's own code. */
  maker: string
  display: string
}

/** One thing that a part fits: an engine of a model, by its name, in years of its making. Open ends are null. */
export interface IndexedFit {
  modelId: string
  engine: string
  from: number | null
  to: number | null
}

/**
 * A part as a segment takes it in: all by which it is found, told and put in order, but for what changes with every order (`LivePart`): the
 * fields of `contract/part-fields.ts` that the index keeps, and these.
 */
export interface IndexedPart extends WireFields<{ kept: 'index' }> {
  /** Where it is known by a number: the database's key. Never 0. */
  id: number
  /** Words by which it is found beside those of what it fits, folded (contract/vehicle/fold-words.ts), parted by blanks. */
  words: string
  numbers: readonly IndexedNumber[]
  fits: readonly IndexedFit[]
  /** The parts that it is made of, by their ids. */
  contains: readonly number[]
  /** The operator's own pictures of it, as contract/own-picture.ts writes them; empty where our drawing is shown. */
  pictures: string
}

/** From `fromQty` pieces on, one costs `unitCents`. */
export interface LiveStep {
  fromQty: number
  unitCents: number
}

/** What of a part changes without it becoming another: price, stock and conditions of sale. */
export interface LivePart {
  id: number
  priceCents: number
  /** Before a sale; null when there is none. */
  wasCents: number | null
  coreCents: number
  steps: readonly LiveStep[]
  stock: number
  /** ISO date. */
  restockOn: string | null
  ended: boolean
  minQty: number
}
