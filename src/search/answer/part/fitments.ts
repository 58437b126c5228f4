import type { ResultOf } from '#contract/calls.ts'
import type { Fitment } from '#contract/catalogue.ts'
import { compareText } from '#contract/compare-text.ts'
import { years } from '#search/answer/years.ts'

/** No part fits more things than this; a wrongly loaded one must not stop the shop. Whoever reads a large table may stop there. */
export const MAX_FITMENTS = 3000

/** One thing that a part fits, with the names of the vehicle. */
export interface FitmentFacts extends Omit<Fitment, 'yearFrom' | 'yearTo' | 'note'> {
  /** Where its application stands among those of the shop. */
  applicationPlace: number
  /** Null for an open end. */
  from: number | null
  to: number | null
  /** Empty for none. */
  note: string
}

/** What a part fits, by application, make, model. */
export const fitmentList = (facts: readonly FitmentFacts[]): ResultOf<'applicationItem'> =>
  [...facts]
    .sort(compareFitments)
    .slice(0, MAX_FITMENTS)
    .map(({ applicationPlace: _, from, to, note, ...names }) => ({ ...names, ...years({ from, to }), ...(note !== '' && { note }) }))

/**
 * Nothing is left to chance: of two that are alike in all that a page shows in front, the one whose years end first comes first. The
 * statement of server/catalogue/fitments.ts stops in the same order.
 */
const compareFitments = (one: FitmentFacts, other: FitmentFacts) =>
  one.applicationPlace - other.applicationPlace ||
  compareText(one.appid, other.appid) ||
  compareText(one.brand, other.brand) ||
  compareText(one.model, other.model) ||
  (one.from ?? 0) - (other.from ?? 0) ||
  compareText(one.engine, other.engine) ||
  compareText(one.note, other.note) ||
  (one.to ?? OPEN) - (other.to ?? OPEN) ||
  compareText(one.modelid, other.modelid)

/** After every year. */
const OPEN = 10_000
