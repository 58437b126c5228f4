import type { WireFields } from '#contract/part-wire.ts'

/** A line of a parts list. `partId` is null if the shop does not sell the component. */
export interface PartsListRow {
  position: number
  name: string
  qty: number
  partId: number | null
}

/** A note that restricts a fitment (`IndexedFit`), as text. Fitments that differ only in their notes have one each. */
export interface FitNote {
  modelId: string
  engine: string
  from: number | null
  to: number | null
  note: string
}

/**
 * The data of a part's page that are neither in the index (`IndexedPart`) nor live (`LivePart`): the fields of `contract/part-fields.ts`
 * with `kept: 'record'`, and these.
 */
export interface PartRecord extends WireFields<{ kept: 'record' }> {
  /** As stored by the shop, even with a wrong check digit. */
  gtin: string
  /** The notes of those fitments that have one. */
  fitNotes: readonly FitNote[]
  /** For workwear: the style of which it is one size and colour. */
  style: { id: string; name: string } | null
  /** Ordered by position. */
  partsList: readonly PartsListRow[]
}
