import type { PartCard, PartSearchMatch } from '#contract/catalogue/catalogue.ts'

const EXACT_MATCH_KINDS: readonly PartSearchMatch['how'][] = ['same', 'zeros']

const stockRanks: Record<PartCard['stock']['state'], number> = { in: 0, low: 0, out: 1, ended: 2 }

/** Returns those parts of a search that have exactly the searched number. Parts in stock come first. */
export const exactParts = (parts: readonly PartCard[]): PartCard[] =>
  parts
    .filter(({ matched }) => EXACT_MATCH_KINDS.includes(matched?.how))
    .sort((one, other) => stockRanks[one.stock.state] - stockRanks[other.stock.state])
