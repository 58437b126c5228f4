import type { SerializedFields } from '#contract/catalogue/part-wire.ts'

/** A line of a parts list. `partId` is null if the shop does not sell the component. */
export interface PartsListRow {
  position: number
  name: string
  qty: number
  partId: number | null
}

/**
 * A note that restricts a fitment (`IndexedFit`), as text. Each of several fitments that differ only in their notes has a note of its own.
 */
export interface FitNote {
  modelId: string
  engine: string
  from: number | null
  to: number | null
  note: string
}

/**
 * The data of a part's page that is neither in the index (`IndexedPart`) nor live (`LivePart`): the fields of
 * `contract/part/part-fields.ts` with `kept: 'record'`, and the fields below.
 */
export interface PartRecord extends SerializedFields<{ kept: 'record' }> {
  /** The article number as the shop has stored it, even if its check digit is wrong. */
  gtin: string
  /** The notes of those fitments that have a note. */
  fitNotes: readonly FitNote[]
  /** Whether the part has fitments that name vehicles by ids only, so that it may fit more than is known. */
  hasUnnamedVehicles: boolean
  /** For workwear: the style to which this size and colour belongs. Null for other parts. */
  style: { id: string; name: string } | null
  /** The parts list of a unit, ordered by position. */
  partsList: readonly PartsListRow[]
}
