import type { CartSums } from '#contract/cart/cart.ts'
import { cartSumsOf } from '#contract/pricing/pricing.ts'
import { removeEndedPromotions } from '#contract/promotions/ended.ts'
import type { StoredGuestPart } from '#data/mirror/schema.ts'
import { pendingAddOfRow } from '#data/outbox/guest-list.ts'
import { type OptimisticLine, optimisticCart } from '#data/outbox/optimistic-cart.ts'

/** A row of a guest's list in the form of a cart line. */
export interface GuestListLine {
  row: StoredGuestPart
  line: OptimisticLine
}

/** Returns the rows of a guest's list as lines with totals, calculated like a cart at current prices. */
export function guestListLines(rows: readonly StoredGuestPart[], nowMs: number = Date.now()): { lines: GuestListLine[]; sums: CartSums } {
  const lines = rows.flatMap((row): GuestListLine[] => {
    const intent = { ...pendingAddOfRow(row), id: row.id, madeAt: row.addedAt, owner: '', seq: 0, state: 'waiting', attempts: 0 } as const
    return removeEndedPromotions(optimisticCart([], [intent]), nowMs).map((line) => ({ row, line }))
  })
  return { lines, sums: cartSumsOf(lines.map(({ line }) => line)) }
}
