import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { type QuantityTotals, totalsForQuantity } from './pricing.ts'

export interface PartsTotal {
  /** The number of different parts. */
  partCount: number
  pieces: number
  /** The price of the goods in dollars, with quantity price breaks. */
  goodsUsd: number
  coreChargesUsd: number
}

/**
 * Returns what several parts cost together, as a cart calculates it: the quantities of one part that is listed twice count together for a
 * quantity price break.
 */
export function totalOfParts(listed: readonly { part: PartCard; qty: number }[]): PartsTotal {
  const parts = new Map<string, { part: PartCard; qty: number }>()
  for (const { part, qty } of listed) parts.set(part.mcode, { part, qty: Math.min(MAX_QUANTITY, (parts.get(part.mcode)?.qty ?? 0) + qty) })
  const priced = [...parts.values()].map(({ part, qty }) => totalsForQuantity({ ...part, priceLadder: part.priceLadder ?? [] }, qty))
  const sum = (of: (one: QuantityTotals) => number) => priced.reduce((all, one) => all + of(one), 0)
  return {
    partCount: priced.length,
    pieces: sum(({ qty }) => qty),
    goodsUsd: dollarsOf(sum(({ goods }) => goods)),
    coreChargesUsd: dollarsOf(sum(({ coreCharges }) => coreCharges)),
  }
}
