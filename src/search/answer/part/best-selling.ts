import { compareText } from '#contract/text/compare-text.ts'

/** The fields that decide the place of a part in the order of sales. */
export interface SalesRank {
  mcode: string
  popularity: number
}

/** Returns the best-selling parts in order; parts with equal sales are ordered by code. */
export const bestSellingParts = <Part extends SalesRank>(parts: readonly Part[], most: number): Part[] =>
  [...parts].sort((one, other) => other.popularity - one.popularity || compareText(one.mcode, other.mcode)).slice(0, most)
