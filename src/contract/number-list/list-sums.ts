import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { type QuantityTotals, totalsForQuantity } from '#contract/pricing/pricing.ts'

/** A part and quantity that a line of a list adds to the cart. */
export interface PartQuantity {
  part: PartCard
  qty: number
}

export interface NumberListSums {
  lineCount: number
  pieces: number
  /** The price of the goods in dollars, with quantity price breaks. */
  goodsTotalUsd: number
  coreChargesUsd: number
}

/** Joins lines of the same part into one, with their quantities added, as the cart does. */
export function joinLinesOfPart(lines: readonly PartQuantity[]): PartQuantity[] {
  const joined = new Map<string, PartQuantity>()
  for (const { part, qty } of lines) joined.set(part.mcode, { part, qty: Math.min(MAX_QUANTITY, (joined.get(part.mcode)?.qty ?? 0) + qty) })
  return [...joined.values()]
}

/** Returns the price of a quantity of a part by the price rule, in whole cents. */
export const totalsOfPart = ({ part, qty }: PartQuantity): QuantityTotals =>
  totalsForQuantity({ ...part, priceLadder: part.priceLadder ?? [] }, qty)

/**
 * Returns the total of the lines that are added, calculated like a cart. Two numbers of one part are one line, and their quantities
 * together count for a quantity price break.
 */
export function sumPartsToOrder(toOrder: readonly PartQuantity[]): NumberListSums {
  const priced = joinLinesOfPart(toOrder).map(totalsOfPart)
  const sum = (of: (one: QuantityTotals) => number) => priced.reduce((all, one) => all + of(one), 0)
  return {
    lineCount: priced.length,
    pieces: sum(({ qty }) => qty),
    goodsTotalUsd: dollarsOf(sum(({ goods }) => goods)),
    coreChargesUsd: dollarsOf(sum(({ coreCharges }) => coreCharges)),
  }
}
