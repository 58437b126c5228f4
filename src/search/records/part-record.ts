import type { WireFields } from '#contract/part-wire.ts'

/** One line of a parts list. A position that the shop does not sell has no part. */
export interface PartsListRow {
  position: number
  name: string
  qty: number
  partId: number | null
}

/** What narrows one fitment of a part (`IndexedFit`), in words. Of two that differ by their notes alone, each has its own. */
export interface FitNote {
  modelId: string
  engine: string
  from: number | null
  to: number | null
  note: string
}

/**
 * What the page of a part shows beside what a segment holds of it (`IndexedPart`) and what is live (`LivePart`): the fields of
 * `contract/part-fields.ts` that a record keeps, and these.
 */
export interface PartRecord extends WireFields<{ kept: 'record' }> {
  /** As the shop keeps it, also where its last digit is wrong. */
  gtin: string
  /** Of those fitments that have one. */
  fitNotes: readonly FitNote[]
  /** Of workwear: the style that it is a size and colour of. */
  style: { id: string; name: string } | null
  /** By position. */
  partsList: readonly PartsListRow[]
}
