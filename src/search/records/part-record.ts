import type { FittingNotes } from '#contract/catalogue.ts'

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

/** What the page of a part shows beside what a segment holds of it (`IndexedPart`) and what is live (`LivePart`). */
export interface PartRecord {
  description: string
  gtin: string
  boxMm: { length: number; width: number; height: number }
  warrantyMonths: number
  countryOfOrigin: string
  hsCode: string
  fitting: FittingNotes | null
  /** Of those fitments that have one. */
  fitNotes: readonly FitNote[]
  /** Of workwear: the style that it is a size and colour of. */
  style: { id: string; name: string } | null
  /** Milliseconds since 1970. */
  updatedAt: number
  /** The code of the part that takes its place, whether or not the shop has it. */
  supersededBy: string | null
  /** Other makes and conditions of the same thing have the same. */
  unitKey: string
  /** By position. */
  partsList: readonly PartsListRow[]
}
