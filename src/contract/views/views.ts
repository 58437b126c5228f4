import * as v from 'valibot'
import { PartCard } from '#contract/catalogue/catalogue.ts'
import { ChangeTimestamp } from '#contract/favourites/favourites.ts'
import { Mcode, TrueFalseFlag } from '#contract/kernel/primitives.ts'
import { MAX_VIEWS_PER_REQUEST } from '#contract/limits.ts'

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
export const ViewHistoryRequest = v.object({ all: v.optional(TrueFalseFlag, false) })

const PartCodes = v.pipe(v.array(Mcode), v.minLength(1), v.maxLength(MAX_VIEWS_PER_REQUEST))

/** The input that uploads views: the time of each view, by the device's clock. */
export const ViewUpload = v.object({
  views: v.pipe(v.array(v.object({ mcode: Mcode, viewedAt: ChangeTimestamp })), v.minLength(1), v.maxLength(MAX_VIEWS_PER_REQUEST)),
})

/** The input that clears the views of the given parts up to a time; without `mcodes`, of all parts. */
export const ViewHistoryClearing = v.object({ mcodes: v.optional(PartCodes), at: ChangeTimestamp })
