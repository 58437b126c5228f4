import { dayInZone } from '#contract/kernel/shop-days.ts'
import { openReturnStates } from '#contract/orders/returns/owed-cores.ts'
import { lastFreeReturnDay } from '#contract/orders/returns/terms.ts'
import { addMonths, type ShopToday } from '#server/kernel/shop-days.ts'
import type { OrderLineRecord, OrderRecord, ReturnRecord } from '#server/orders/order-rows.ts'

/** Returns the last day of a part's warranty in the shop's time zone, such as `2026-11-21`. Empty before delivery. */
export function warrantyEndDay(order: Pick<OrderRecord, 'delivered_at'>, months: number, zone: string): string {
  if (!order.delivered_at) return ''
  return addMonths(dayInZone(zone, order.delivered_at.getTime()), months)
}

/** Returns the number of a part's units that were returned or are being returned. */
export const countPiecesReturnedOrReturning = (returns: readonly ReturnRecord[], mcode: string): number =>
  countPiecesInReturns(
    returns.filter(({ state }) => state !== 'refused' && state !== 'withdrawn'),
    mcode,
  )

/** Returns the number of a part's units in open returns. No used unit (core) is owed for them (contract/orders/returns/owed-cores.ts). */
export const countPiecesInOpenReturns = (returns: readonly ReturnRecord[], mcode: string): number =>
  countPiecesInReturns(
    returns.filter(({ state }) => openReturnStates.includes(state)),
    mcode,
  )

const countPiecesInReturns = (returns: readonly ReturnRecord[], mcode: string): number =>
  returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.mcode === mcode)
    .reduce((sum, { qty }) => sum + qty, 0)

/** Whether goods may still be returned for any reason. After the last day only the warranty applies. */
export const isWithinReturnPeriod = ({ delivered_at }: Pick<OrderRecord, 'delivered_at'>, { timeZone, today }: ShopToday): boolean =>
  delivered_at !== null && today <= lastFreeReturnDay(dayInZone(timeZone, delivered_at.getTime()))

/** Returns the number of a line's units that may be returned now. */
export function returnableQuantityOf(
  order: Pick<OrderRecord, 'state' | 'delivered_at'>,
  line: Pick<OrderLineRecord, 'mcode' | 'qty' | 'cancelled' | 'warranty_months'>,
  returns: readonly ReturnRecord[],
  at: ShopToday,
): number {
  if (order.state !== 'delivered') return 0
  const inTime = isWithinReturnPeriod(order, at) || at.today <= warrantyEndDay(order, line.warranty_months, at.timeZone)
  return inTime ? line.qty - line.cancelled - countPiecesReturnedOrReturning(returns, line.mcode) : 0
}
