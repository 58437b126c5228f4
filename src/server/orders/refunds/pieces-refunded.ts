import { LINE_FACT } from '#contract/orders/returns/worth.ts'
import type { Facts } from '#server/orders/events/events.ts'
import type { LineRecord, ReturnRecord, WholeOrder } from '#server/orders/order-rows.ts'
import type { Pieces } from '#server/orders/stock.ts'

export const lineFacts = (pieces: readonly Pieces[]): Facts => Object.fromEntries(pieces.map(({ mcode, qty }) => [LINE_FACT + mcode, qty]))

/** Returns the units per line whose price a refund event pays back. Empty for other events. */
export const piecesPaidBack = (facts: Facts): Pieces[] =>
  Object.entries(facts).flatMap(([name, qty]) =>
    name.startsWith(LINE_FACT) ? [{ mcode: name.slice(LINE_FACT.length), qty: Number(qty) }] : [],
  )

/** Returns the number of a part's units in completed returns. */
export const returnedPieces = (returns: readonly ReturnRecord[], mcode: string): number =>
  returns
    .filter(({ state }) => state === 'refunded')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.mcode === mcode)
    .reduce((sum, { qty }) => sum + qty, 0)

/** Returns the number of a line's units that were already refunded, in a return or without one. No unit is refunded twice. */
export function piecesRefunded(
  { events, returns }: Pick<WholeOrder, 'events' | 'returns'>,
  { mcode, qty }: Pick<LineRecord, 'mcode' | 'qty'>,
): number {
  const byLine = events.reduce((sum, { what, facts }) => sum + (what === 'refund' ? Number(facts[LINE_FACT + mcode] ?? 0) : 0), 0)
  return Math.min(qty, byLine + returnedPieces(returns, mcode))
}
