import * as v from 'valibot'
import { PartCard } from '#contract/catalogue/catalogue.ts'
import { DoneAt } from '#contract/favourites/favourites.ts'
import { Flag, Mcode } from '#contract/kernel/primitives.ts'
import { VIEWS_AT_ONCE } from '#contract/limits.ts'

/** A viewed part: the time of the last view, and the part's current data. */
export const ViewedPart = v.object({ mcode: Mcode, viewedAt: v.string(), part: PartCard })

export const ViewHistory = v.object({
  /** The viewed parts, last viewed first; each part once. */
  views: v.array(ViewedPart),
  /** The total number of viewed parts. */
  total: v.number(),
  /** The time of the last clearing; views before this time are deleted on all devices. Null: the history was never cleared. */
  clearedAt: v.nullable(v.string()),
})
export type ViewHistory = v.InferOutput<typeof ViewHistory>

/** The input of the history call. `all`: the complete history, not only the latest views. */
export const HistoryAsked = v.object({ all: v.optional(Flag, false) })

const Codes = v.pipe(v.array(Mcode), v.minLength(1), v.maxLength(VIEWS_AT_ONCE))

/** The input that uploads views: the time of each view, by the device's clock. */
export const ViewsMade = v.object({
  views: v.pipe(v.array(v.object({ mcode: Mcode, viewedAt: DoneAt })), v.minLength(1), v.maxLength(VIEWS_AT_ONCE)),
})

/** The input that clears the views of the given parts up to a time; without `mcodes`, of all parts. */
export const ViewsCleared = v.object({ mcodes: v.optional(Codes), at: DoneAt })
