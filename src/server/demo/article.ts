import type { Attributes } from '#contract/attributes.ts'
import type { PartType } from '#contract/part-types.ts'
import type { Fit } from './fitting.ts'

export interface ArticleNumber {
  kind: 'oe' | 'cross'
  maker: string
  display: string
}

/** A part without seller, condition and price. Each offer for it becomes a part of the demo shop (offers/make-part.ts). */
export interface Article {
  type: PartType
  categoryId: string
  group: string
  name: string
  /** The manufacturer of the original. */
  producer: string
  /** The producer's series, as the staff at the counter calls it. */
  series: string
  country: string
  attributes: Attributes
  weightG: number
  boxMm: { length: number; width: number; height: number }
  /** Price in dollars of a new one from an average aftermarket brand. */
  plainUsd: number
  /** Core charge in dollars of a remanufactured one; 0 if it is never remanufactured. */
  coreUsd: number
  unitKey: string
  numbers: ArticleNumber[]
  /** The number patterns (numbers/shapes.ts) of its producer for this kind of part. */
  shapes: readonly string[]
  fits: readonly Fit[]
  /** The parts list of a unit, in service order. */
  positions: readonly Position[]
  /** Further search words. */
  tags: readonly string[]
}

/** One position of a unit's parts list. `slot` identifies the component, such as `rotor 90`; null if no shop sells it. */
export interface Position {
  name: string
  qty: number
  slot: string | null
}
