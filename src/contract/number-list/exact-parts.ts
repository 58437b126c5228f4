import type { PartCard, PartSearchMatch } from '#contract/catalogue/catalogue.ts'

const EXACT_MATCH_KINDS: readonly PartSearchMatch['how'][] = ['same', 'zeros']

/** Whether a part of a search bears exactly the searched number: as its own, an OE number or a cross reference. */
export const hasExactNumber = ({ matched }: PartCard): boolean => EXACT_MATCH_KINDS.includes(matched?.how)

const stockRanks: Record<PartCard['stock']['state'], number> = { in: 0, low: 0, out: 1, ended: 2 }

/** Returns those parts of a search that have exactly the searched number. Parts in stock come first. */
export const exactParts = (parts: readonly PartCard[]): PartCard[] =>
  parts.filter(hasExactNumber).sort((one, other) => stockRanks[one.stock.state] - stockRanks[other.stock.state])
