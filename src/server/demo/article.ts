import type { Attributes } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { VehicleFit } from './fitting.ts'

export interface ArticleNumber {
  kind: 'oe' | 'cross'
  maker: string
  display: string
}

/**
 * A generated part without seller, condition and price. Each offer for the article becomes a part of the demo shop (offers/make-part.ts).
 */
export interface Article {
  type: PartType
  categoryId: string
  group: string
  name: string
  /** The manufacturer of the original part. */
  producer: string
  /** The producer's series of units, as the staff at the counter calls it. */
  series: string
  country: string
  attributes: Attributes
  weightG: number
  boxMm: { length: number; width: number; height: number }
  /** Price in dollars of a new article from an average aftermarket brand. */
  newPriceUsd: number
  /** Core charge in dollars of the remanufactured article. 0 if it is never remanufactured. */
  coreUsd: number
  unitKey: string
  numbers: ArticleNumber[]
  /** The patterns (numbers/shapes.ts) of the part numbers that the producer gives this kind of part. */
  numberPatterns: readonly string[]
  fits: readonly VehicleFit[]
  /** The parts list of a unit, in the order in which a unit is taken apart for service. */
  positions: readonly PartsListPosition[]
  /** Further search words for the article. */
  tags: readonly string[]
}

/** One position of a unit's parts list. `slot` identifies the component, such as `rotor 90`. It is null if no shop sells the component. */
export interface PartsListPosition {
  name: string
  qty: number
  slot: string | null
}
