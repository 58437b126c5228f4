import * as v from 'valibot'
import { PartCard } from '#contract/catalogue.ts'
import { DoneAt } from '#contract/favourites/favourites.ts'
import { VIEWS_AT_ONCE } from '#contract/limits.ts'
import { Flag, Mcode } from '#contract/primitives.ts'

/** A viewed part: the time of the last view, and its current data. */
export const ViewedPart = v.object({ mcode: Mcode, viewedAt: v.string(), part: PartCard })

export const ViewHistory = v.object({
  /** Last viewed first; each part once. */
  views: v.array(ViewedPart),
  /** Total number of viewed parts. */
  total: v.number(),
  /** Views before this time are deleted on all devices; null: never cleared. */
  clearedAt: v.nullable(v.string()),
})
export type ViewHistory = v.InferOutput<typeof ViewHistory>

/** `all`: the complete history, not only the latest views. */
export const HistoryAsked = v.object({ all: v.optional(Flag, false) })

const Codes = v.pipe(v.array(Mcode), v.minLength(1), v.maxLength(VIEWS_AT_ONCE))

/** The time of each view, by the device's clock. */
export const ViewsMade = v.object({
  views: v.pipe(v.array(v.object({ mcode: Mcode, viewedAt: DoneAt })), v.minLength(1), v.maxLength(VIEWS_AT_ONCE)),
})

/** Clears the given parts, or without `mcodes` all views until then. */
export const ViewsCleared = v.object({ mcodes: v.optional(Codes), at: DoneAt })
