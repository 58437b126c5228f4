import { compareText } from '#contract/compare-text.ts'

/** The fields that decide the order by sales. */
export interface Sold {
  mcode: string
  popularity: number
}

/** The best-selling parts in order; equal ones are ordered by code. */
export const bestSelling = <Part extends Sold>(parts: readonly Part[], most: number): Part[] =>
  [...parts].sort((one, other) => other.popularity - one.popularity || compareText(one.mcode, other.mcode)).slice(0, most)
