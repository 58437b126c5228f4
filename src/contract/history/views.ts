import * as v from 'valibot'
import { PartCard } from '#contract/catalogue.ts'
import { DoneAt } from '#contract/favourites/favourites.ts'
import { VIEWS_AT_ONCE } from '#contract/limits.ts'
import { Flag, Mcode } from '#contract/primitives.ts'

/** A part that was looked at, when last, and as it is sold now. */
export const ViewedPart = v.object({ mcode: Mcode, viewedAt: v.string(), part: PartCard })

export const ViewHistory = v.object({
  /** The last viewed first; each part once. */
  views: v.array(ViewedPart),
  /** How many there are in all. */
  total: v.number(),
  /** What was viewed before this is forgotten, on whatever device that was; null: nothing was ever cleared. */
  clearedAt: v.nullable(v.string()),
})
export type ViewHistory = v.InferOutput<typeof ViewHistory>

/** `all`: also those beyond the latest. */
export const HistoryAsked = v.object({ all: v.optional(Flag, false) })

const Codes = v.pipe(v.array(Mcode), v.minLength(1), v.maxLength(VIEWS_AT_ONCE))

/** When each was looked at, by the clock of the device. */
export const ViewsMade = v.object({
  views: v.pipe(v.array(v.object({ mcode: Mcode, viewedAt: DoneAt })), v.minLength(1), v.maxLength(VIEWS_AT_ONCE)),
})

/** Some parts, or without `mcodes` all that was viewed until then. */
export const ViewsCleared = v.object({ mcodes: v.optional(Codes), at: DoneAt })
