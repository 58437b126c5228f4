import { callServer } from '#app/state/page/ask.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { fetchOrReadStored, type ReplyWithSource, replyFromDevice } from '#app/state/session/ask-or-seen.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import type { Order } from '#contract/orders/order.ts'
import { readOrdersFetchedAt, readStoredOrder, readStoredOrderRows, storeOrder, storeOrderRows } from '#data/mirror/seen-orders.ts'
import { type OrderPage, type OrdersQuery, pageOfRows } from './order-filter.ts'

/** Requests a page of "Your Orders". Offline it consists of the orders stored on this device, filtered here. */
export function fetchOrdersPage(asked: OrdersQuery): Promise<ReplyWithSource<OrderPage>> {
  const askedAt = Date.now()
  const { tab, text, pageNo } = asked
  const input = { tab, pageNo, pageSize: PAGE_SIZE_DEFAULT, ...(text === '' ? {} : { searchStr: text }) }
  return fetchOrReadStored(
    async (onLate) => (await callServer('orderList', input, {}, ({ value }) => onLate(value))).value,
    ({ records }, owner) =>
      withMirror((mirror) => storeOrderRows(mirror, records, { owner, askedAt, isUnfiltered: tab === 'all' && text === '' }), undefined),
    async (owner) => {
      const rows = await withMirror((mirror) => readStoredOrderRows(mirror, owner), [])
      const lastAsked = rows.length > 0 ? null : await withMirror((mirror) => readOrdersFetchedAt(mirror, owner), null)
      if (rows.length === 0) return lastAsked === null ? null : replyFromDevice(pageOfRows([], asked), lastAsked)
      const page = pageOfRows(
        rows.map(({ row }) => row),
        asked,
      )
      const shown = rows.filter(({ id }) => page.records.some((record) => record.id === id))
      return replyFromDevice(page, Math.min(...(shown.length === 0 ? rows : shown).map((row) => row.askedAt)))
    },
  )
}

/**
 * Requests one complete order, by id or number. Offline, the order as it was last opened on this device. Rejects with `not-found` for
 * orders of other customers.
 */
export function fetchOrderWithFallback(id: string): Promise<ReplyWithSource<Order>> {
  const askedAt = Date.now()
  return fetchOrReadStored(
    async (onLate) => (await callServer('orderDetail', { id }, {}, ({ value }) => onLate(value))).value,
    (order, owner) => storeOrderCopy(order, owner, askedAt),
    async (owner) => {
      const known = await withMirror((mirror) => readStoredOrder(mirror, owner, id), null)
      return known === null ? null : replyFromDevice(known.order, known.askedAt)
    },
  )
}

const storeOrderCopy = (order: Order, owner: string, askedAt: number) =>
  withMirror((mirror) => storeOrder(mirror, order, { owner, askedAt }), undefined)

/** Cancels an order. Rejects with AppError: `wrong-state` if the order is already packed. */
export async function cancelOrder(id: string, reason: string): Promise<Order> {
  const [owner, askedAt] = [sessionOwner(), Date.now()]
  const { value } = await callServer('orderCancel', { id, reason })
  if (owner !== null) await storeOrderCopy(value, owner, askedAt)
  return value
}

/** Withdraws a request for a return. */
export async function withdrawReturn(id: string): Promise<void> {
  await callServer('orderReturnWithdraw', { id })
}
