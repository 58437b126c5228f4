import { compareText } from '#contract/compare-text.ts'

/** What the order of parts by their sales asks for. */
export interface Sold {
  mcode: string
  popularity: number
}

/** The parts that sell best, in their order; of two that sell alike the one whose code comes first. */
export const bestSelling = <Part extends Sold>(parts: readonly Part[], most: number): Part[] =>
  [...parts].sort((one, other) => other.popularity - one.popularity || compareText(one.mcode, other.mcode)).slice(0, most)
