import type { PriceStep } from '#contract/catalogue.ts'
import { type Cents, centsOf } from '#contract/primitives.ts'

/** What a quantity costs by the ladder, in whole cents. */
export interface Priced {
  qty: number
  unit: Cents
  /** Goods alone. */
  goods: Cents
  /** Deposits on the old units; never discounted (the core is independent of price breaks). */
  core: Cents
  total: Cents
  /** The next step down, with how many pieces more reach it. */
  next: { more: number; fromQty: number; unit: Cents } | null
}

const times = (cents: Cents, count: number): Cents => (cents * count) as Cents
const byQuantity = (ladder: readonly PriceStep[]) => [...ladder].sort((a, b) => a.fromQty - b.fromQty)

/** Prices any quantity from the ladder. All sums are made in whole cents. */
export function priceOf(ladder: readonly PriceStep[], single: number, coreCharge: number, qty: number): Priced {
  const steps = byQuantity(ladder)
  const step = steps.findLast((candidate) => candidate.fromQty <= qty)
  const next = steps.find((candidate) => candidate.fromQty > qty)
  const unit = centsOf(step?.unitPrice ?? single)
  const goods = times(unit, qty)
  const core = times(centsOf(coreCharge), qty)
  return {
    qty,
    unit,
    goods,
    core,
    total: (goods + core) as Cents,
    next: next ? { more: next.fromQty - qty, fromQty: next.fromQty, unit: centsOf(next.unitPrice) } : null,
  }
}

export interface LadderRow {
  fromQty: number
  /** Null on the last row: it has no end. */
  toQty: number | null
  unit: Cents
  /** Whole per cent under the first step. */
  savesPercent: number
}

/** The ladder as rows of a table: from, to, each, saved. */
export function ladderRows(ladder: readonly PriceStep[]): LadderRow[] {
  const steps = byQuantity(ladder)
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
