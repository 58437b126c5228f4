import { ask } from '#app/state/page/ask.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { askOrSeen, fromDevice, type Seen } from '#app/state/session/ask-or-seen.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import type { Order } from '#contract/orders/order.ts'
import { ordersAskedAt, seenOrder, seenOrderRows, storeOrder, storeOrderRows } from '#data/mirror/seen-orders.ts'
import { type OrderPage, type OrdersQuery, pageOfRows } from './order-filter.ts'

/** Requests a page of "Your Orders". Offline it consists of the orders stored on this device, filtered here. */
export function askOrders(asked: OrdersQuery): Promise<Seen<OrderPage>> {
  const askedAt = Date.now()
  const { tab, text, pageNo } = asked
  const input = { tab, pageNo, pageSize: PAGE_SIZE_DEFAULT, ...(text === '' ? {} : { searchStr: text }) }
  return askOrSeen(
    async (onLate) => (await ask('orderList', input, {}, ({ value }) => onLate(value))).value,
    ({ records }, owner) =>
      withMirror((mirror) => storeOrderRows(mirror, records, { owner, askedAt, all: tab === 'all' && text === '' }), undefined),
    async (owner) => {
      const rows = await withMirror((mirror) => seenOrderRows(mirror, owner), [])
      const lastAsked = rows.length > 0 ? null : await withMirror((mirror) => ordersAskedAt(mirror, owner), null)
      if (rows.length === 0) return lastAsked === null ? null : fromDevice(pageOfRows([], asked), lastAsked)
      const page = pageOfRows(
        rows.map(({ row }) => row),
        asked,
      )
      const shown = rows.filter(({ id }) => page.records.some((record) => record.id === id))
      return fromDevice(page, Math.min(...(shown.length === 0 ? rows : shown).map((row) => row.askedAt)))
    },
  )
}

/**
 * Requests one complete order, by id or number. Offline, the order as it was last opened on this device. Rejects with `not-found` for
 * orders of other customers.
 */
export function askSeenOrder(id: string): Promise<Seen<Order>> {
  const askedAt = Date.now()
  return askOrSeen(
    async (onLate) => (await ask('orderDetail', { id }, {}, ({ value }) => onLate(value))).value,
    (order, owner) => keepOrder(order, owner, askedAt),
    async (owner) => {
      const known = await withMirror((mirror) => seenOrder(mirror, owner, id), null)
      return known === null ? null : fromDevice(known.order, known.askedAt)
    },
  )
}

const keepOrder = (order: Order, owner: string, askedAt: number) =>
  withMirror((mirror) => storeOrder(mirror, order, { owner, askedAt }), undefined)

/** Cancels an order. Rejects with AppError: `wrong-state` if the order is already packed. */
export async function cancelOrder(id: string, reason: string): Promise<Order> {
  const [owner, askedAt] = [sessionOwner(), Date.now()]
  const { value } = await ask('orderCancel', { id, reason })
  if (owner !== null) await keepOrder(value, owner, askedAt)
  return value
}

/** Withdraws a request for a return. */
export async function withdrawReturn(id: string): Promise<void> {
  await ask('orderReturnWithdraw', { id })
}
