import type { CartSums } from '#contract/cart/cart.ts'
import { sumsOf } from '#contract/pricing/pricing.ts'
import { withoutEndedIn } from '#contract/promotions/ended.ts'
import type { GuestRow } from '#data/mirror/schema.ts'
import { pendingAdd } from '#data/outbox/guest-list.ts'
import { type OptimisticLine, optimisticCart } from '#data/outbox/optimistic-cart.ts'

/** A row of a guest's list in the form of a cart line. */
export interface ListLine {
  row: GuestRow
  line: OptimisticLine
}

/** Returns the rows of a guest's list as lines with totals, calculated like a cart at current prices. */
export function listLines(rows: readonly GuestRow[], nowMs: number = Date.now()): { lines: ListLine[]; sums: CartSums } {
  const lines = rows.flatMap((row): ListLine[] => {
    const intent = { ...pendingAdd(row), id: row.id, madeAt: row.addedAt, owner: '', seq: 0, state: 'waiting', attempts: 0 } as const
    return withoutEndedIn(optimisticCart([], [intent]), nowMs).map((line) => ({ row, line }))
  })
  return { lines, sums: sumsOf(lines.map(({ line }) => line)) }
}
