import { REFUND_EVENT_FIELD_PREFIX } from '#contract/orders/returns/worth.ts'
import type { OrderEventDetails } from '#server/orders/events/events.ts'
import type { OrderLineRecord, OrderWithDetails, ReturnRecord } from '#server/orders/order-rows.ts'
import type { PartPieces } from '#server/orders/stock.ts'

export const refundedPiecesDetails = (pieces: readonly PartPieces[]): OrderEventDetails =>
  Object.fromEntries(pieces.map(({ mcode, qty }) => [REFUND_EVENT_FIELD_PREFIX + mcode, qty]))

/** Returns the units per line whose price a refund event pays back. Empty for other events. */
export const refundedPiecesInEvent = (facts: OrderEventDetails): PartPieces[] =>
  Object.entries(facts).flatMap(([name, qty]) =>
    name.startsWith(REFUND_EVENT_FIELD_PREFIX) ? [{ mcode: name.slice(REFUND_EVENT_FIELD_PREFIX.length), qty: Number(qty) }] : [],
  )

/** Returns the number of a part's units in completed returns. */
export const countReturnedPieces = (returns: readonly ReturnRecord[], mcode: string): number =>
  returns
    .filter(({ state }) => state === 'refunded')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.mcode === mcode)
    .reduce((sum, { qty }) => sum + qty, 0)

/** Returns the number of a line's units that were already refunded, in a return or without one. No unit is refunded twice. */
export function countRefundedPieces(
  { events, returns }: Pick<OrderWithDetails, 'events' | 'returns'>,
  { mcode, qty }: Pick<OrderLineRecord, 'mcode' | 'qty'>,
): number {
  const byLine = events.reduce(
    (sum, { what, facts }) => sum + (what === 'refund' ? Number(facts[REFUND_EVENT_FIELD_PREFIX + mcode] ?? 0) : 0),
    0,
  )
  return Math.min(qty, byLine + countReturnedPieces(returns, mcode))
}
