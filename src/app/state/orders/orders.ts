import { cartOwner } from '#app/state/cart/owner.ts'
import { ask } from '#app/state/page/ask.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { ordersAskedAt, seenOrder, seenOrderRows, storeOrder, storeOrderRows } from '#data/mirror/seen-orders.ts'
import { isUnreachableError } from '#data/outbox/verdict.ts'
import { type OrderPage, type OrdersAsked, pageOfRows } from './order-filter.ts'

/** A value with its time `asOf` (ISO 8601): an answer of the server, or data stored on this device. */
export interface Seen<T> {
  value: T
  from: 'network' | 'device'
  asOf: string
  /** For stored data, the server's late answer. Rejects if there is none. */
  late?: Promise<Seen<T>>
}

const seenAt = <T>(value: T, from: Seen<T>['from'], askedAt: number): Seen<T> => ({ value, from, asOf: new Date(askedAt).toISOString() })
/** Returns stored data with its time, given in milliseconds since 1970. */
export const fromDevice = <T>(value: T, askedAt: number): Seen<T> => seenAt(value, 'device', askedAt)

/**
 * Requests the server's answer and stores it. If the server does not answer, returns the stored data: at once if the network is known to be
 * down, otherwise after two seconds. Rejects if there is no stored data.
 */
export async function askOrSeen<T>(
  asking: (onLate: (value: T) => void) => Promise<T>,
  keep: (value: T, owner: string) => Promise<void>,
  before: (owner: string) => Promise<Seen<T> | null>,
): Promise<Seen<T>> {
  const owner = cartOwner()
  const askedAt = Date.now()
  const keepAnswer = async (value: T) => {
    if (owner !== null) await keep(value, owner)
    return seenAt(value, 'network', askedAt)
  }
  const wasDown = !network.up
  let comeLate: (value: Seen<T>) => void = () => undefined
  const late = new Promise<Seen<T>>((resolve) => {
    comeLate = resolve
  })
  const answer = asking((value) => void keepAnswer(value).then(comeLate, logOnly)).then(keepAnswer)
  // The error is handled below, after the stored data was read.
  answer.catch(() => undefined)
  if (wasDown) {
    const known = owner === null ? null : await before(owner)
    if (known !== null) return { ...known, late: Promise.any([answer, late]) }
  }
  try {
    return await answer
  } catch (error) {
    const known = error instanceof AppError && isUnreachableError(error) && owner !== null ? await before(owner) : null
    if (known === null) throw error
    return { ...known, late }
  }
}

/** Requests a page of "Your Orders". Offline it consists of the orders stored on this device, filtered here. */
export function askOrders(asked: OrdersAsked): Promise<Seen<OrderPage>> {
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
  const [owner, askedAt] = [cartOwner(), Date.now()]
  const { value } = await ask('orderCancel', { id, reason })
  if (owner !== null) await keepOrder(value, owner, askedAt)
  return value
}

/** Withdraws a request for a return. */
export async function withdrawReturn(id: string): Promise<void> {
  await ask('orderReturnWithdraw', { id })
}
