import type { CallResultOf } from '#contract/calls.ts'
import type { Fitment } from '#contract/catalogue/catalogue.ts'
import { compareText } from '#contract/text/compare-text.ts'
import { yearsToWire } from '#search/answer/years.ts'

/**
 * Maximum number of fitments of a part. It protects the shop from wrongly imported parts; real parts have fewer. Code that reads fitments
 * from a large table may stop after this many.
 */
export const MAX_FITMENTS = 3000

/** A fitment of a part, with the names of the vehicle. */
export interface FitmentData extends Omit<Fitment, 'yearFrom' | 'yearTo' | 'note'> {
  /** Position of the vehicle's application in the shop's order of applications. */
  applicationPlace: number
  /** First year (`to`: last year) of the fitment; null for an open end. */
  from: number | null
  to: number | null
  /** The note of the fitment; empty if there is none. */
  note: string
}

/** Sorts the fitments of a part by application, make and model. */
export const buildFitmentList = (facts: readonly FitmentData[]): CallResultOf<'applicationItem'> =>
  [...facts]
    .sort(compareFitments)
    .slice(0, MAX_FITMENTS)
    .map(({ applicationPlace: _, from, to, note, ...names }) => ({ ...names, ...yearsToWire({ from, to }), ...(note !== '' && { note }) }))

/**
 * Compares two fitments. The order is total: fitments that differ only in their end year are ordered by it. The SQL query in
 * `server/catalogue/fitments.ts` must use the same order, because both lists are cut after the same number of fitments.
 */
const compareFitments = (one: FitmentData, other: FitmentData) =>
  one.applicationPlace - other.applicationPlace ||
  compareText(one.appid, other.appid) ||
  compareText(one.brand, other.brand) ||
  compareText(one.model, other.model) ||
  (one.from ?? 0) - (other.from ?? 0) ||
  compareText(one.engine, other.engine) ||
  compareText(one.note, other.note) ||
  (one.to ?? OPEN_END_YEAR) - (other.to ?? OPEN_END_YEAR) ||
  compareText(one.modelid, other.modelid)

/** A year after all real years, so that fitments with an open end are sorted last. */
const OPEN_END_YEAR = 10_000
