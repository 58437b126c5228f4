import type { Attributes } from '#contract/attributes.ts'
import type { PartType } from '#contract/part-types.ts'
import type { Fit } from './fitting.ts'

export interface ArticleNumber {
  kind: 'oe' | 'cross'
  maker: string
  display: string
}

/** A thing that can be sold, before it is known who sells it, in which condition and for how much. */
export interface Article {
  type: PartType
  categoryId: string
  group: string
  name: string
  /** Who makes the original. */
  producer: string
  /** The maker's line, as a counter hand says it. */
  series: string
  country: string
  attributes: Attributes
  weightG: number
  boxMm: { length: number; width: number; height: number }
  /** Dollars for a plain new one from an aftermarket brand. */
  plainUsd: number
  /** Dollars of deposit when rebuilt; 0 where nobody rebuilds it. */
  coreUsd: number
  unitKey: string
  numbers: ArticleNumber[]
  /** The shapes of its producer's numbers for such a thing. */
  shapes: readonly string[]
  fits: readonly Fit[]
  /** The unit's parts by slot, in service order. */
  positions: readonly Position[]
  /** More words that find it. */
  tags: readonly string[]
}

/** One position of a unit's parts list; `slot` null where no catalogue carries the piece. */
export interface Position {
  name: string
  qty: number
  slot: string | null
}
