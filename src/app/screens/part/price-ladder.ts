import type { QuantityPriceBreak } from '#contract/catalogue/catalogue.ts'
import { type Cents, centsOf } from '#contract/kernel/primitives.ts'

export interface PriceBreakRow {
  fromQty: number
  /** The highest quantity at this price. Null in the last row, which has no upper limit. */
  toQty: number | null
  unit: Cents
  /** How many percent this price is below that of the first row, a whole number. */
  savesPercent: number
}

/** Returns the quantity price breaks as rows of a table: from, to, price, saving. */
export function priceBreakRows(ladder: readonly QuantityPriceBreak[]): PriceBreakRow[] {
  const steps = [...ladder].sort((a, b) => a.fromQty - b.fromQty)
  const first = centsOf(steps[0]?.unitPrice ?? 0)
  return steps.map((step, at) => {
    const unit = centsOf(step.unitPrice)
    const following = steps[at + 1]
    return {
      fromQty: step.fromQty,
      toQty: following ? following.fromQty - 1 : null,
      unit,
      savesPercent: first > 0 ? Math.round(((first - unit) * 100) / first) : 0,
    }
  })
}
