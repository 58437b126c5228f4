import { returnsUnderWay } from '#contract/returns/owed-cores.ts'
import { freeReturnUntil as freeUntil } from '#contract/returns/terms.ts'
import type { LineRecord, OrderRecord, ReturnRecord } from '#server/orders/order-rows.ts'

/** The day on which a part's warranty ends, `2026-11-21`; '' until it was delivered. */
export function warrantyUntil(order: Pick<OrderRecord, 'delivered_at'>, months: number): string {
  if (!order.delivered_at) return ''
  const day = new Date(order.delivered_at)
  const month = day.getUTCMonth() + months
  day.setUTCMonth(month)
  // The 31st of a month that has no 31st is its last day, not one of the next.
  if (day.getUTCMonth() !== month % 12) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}

/** Pieces of a part that went back or are on their way. */
export const returnedOf = (returns: readonly ReturnRecord[], mcode: string): number =>
  piecesIn(
    returns.filter(({ state }) => state !== 'refused' && state !== 'withdrawn'),
    mcode,
  )

/** Pieces of a part in returns that are under way: no old unit is to be sent for those (contract/returns/owed-cores.ts). */
export const piecesUnderWay = (returns: readonly ReturnRecord[], mcode: string): number =>
  piecesIn(
    returns.filter(({ state }) => returnsUnderWay.includes(state)),
    mcode,
  )

const piecesIn = (returns: readonly ReturnRecord[], mcode: string): number =>
  returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.mcode === mcode)
    .reduce((sum, { qty }) => sum + qty, 0)

/** Until when anything of an order may be sent back for any reason; after that only under its warranty. */
export const freeReturnUntil = ({ delivered_at }: Pick<OrderRecord, 'delivered_at'>): number =>
  delivered_at ? freeUntil(delivered_at.getTime()) : 0

/** Pieces of a line that may be sent back now, for some reason or another. */
export function returnableOf(
  order: Pick<OrderRecord, 'state' | 'delivered_at'>,
  line: Pick<LineRecord, 'mcode' | 'qty' | 'cancelled' | 'warranty_months'>,
  returns: readonly ReturnRecord[],
  nowMs: number,
): number {
  if (order.state !== 'delivered') return 0
  const inTime = nowMs <= freeReturnUntil(order) || new Date(nowMs).toISOString().slice(0, 10) <= warrantyUntil(order, line.warranty_months)
  return inTime ? line.qty - line.cancelled - returnedOf(returns, line.mcode) : 0
}
