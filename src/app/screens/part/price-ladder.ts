import type { PriceStep } from '#contract/catalogue.ts'
import { type Cents, centsOf } from '#contract/primitives.ts'

export interface LadderRow {
  fromQty: number
  /** Null in the last row: no upper limit. */
  toQty: number | null
  unit: Cents
  /** Whole per cent below the first step. */
  savesPercent: number
}

/** The ladder as table rows: from, to, price, saving. */
export function ladderRows(ladder: readonly PriceStep[]): LadderRow[] {
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
