import type { Order, OrderRow } from '#contract/orders/order.ts'
import type { OrderState } from '#contract/orders/order-states.ts'
import type { MirrorDatabase } from './open.ts'
import type { StoredOrder, StoredOrderRow } from './schema.ts'
import { runInTransaction } from './transact.ts'

/** Maximum numbers of stored rows and of complete orders. Those that were requested longest ago are deleted first. */
const MAX_STORED_ORDER_ROWS = 300
const MAX_STORED_ORDERS = 60

/** The owner of requested orders, and the time of the request in milliseconds since 1970. */
interface OrdersRequest {
  owner: string
  askedAt: number
}

/**
 * Stores rows of "Your Orders", unless their owner has signed out meanwhile. `all` tells that the request had no filter, so that an empty
 * result means that there are no orders.
 */
export const storeOrderRows = (
  mirror: MirrorDatabase,
  rows: readonly OrderRow[],
  { isUnfiltered, ...asked }: OrdersRequest & { isUnfiltered: boolean },
): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'orderRows'], 'readwrite'), async (tx) => {
      const sessions = tx.objectStore('session')
      const now = await sessions.get('now')
      if (now?.userInfo.id !== asked.owner) return
      if (isUnfiltered) await sessions.put({ ...now, ordersAskedAt: asked.askedAt }, 'now')
      const store = tx.objectStore('orderRows')
      await Promise.all(rows.map((row) => store.put({ id: row.id, row, ...asked })))
      await Promise.all(itemsBeyondLimit(await store.getAll(), MAX_STORED_ORDER_ROWS).map(({ id }) => store.delete(id)))
    }),
  )

/** Stores an order, and updates its row in the list if there is one, unless its owner has signed out meanwhile. */
export const storeOrder = (mirror: MirrorDatabase, order: Order, asked: OrdersRequest): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'orderRows', 'orders'], 'readwrite'), async (tx) => {
      if ((await tx.objectStore('session').get('now'))?.userInfo.id !== asked.owner) return
      const [rows, store] = [tx.objectStore('orderRows'), tx.objectStore('orders')]
      const seen = await rows.get(order.id)
      await store.put({ id: order.id, order, ...asked })
      if (seen !== undefined) await rows.put({ ...seen, row: { ...seen.row, state: order.state, due: order.money.due } })
      await Promise.all(itemsBeyondLimit(await store.getAll(), MAX_STORED_ORDERS).map(({ id }) => store.delete(id)))
    }),
  )

const itemsBeyondLimit = <Seen extends { askedAt: number }>(all: readonly Seen[], most: number): Seen[] =>
  [...all].sort((one, other) => other.askedAt - one.askedAt).slice(most)

/** Reads all stored order rows of one customer, newest order first. */
export const readStoredOrderRows = (mirror: MirrorDatabase, owner: string): Promise<StoredOrderRow[]> =>
  mirror.run(async (db) => {
    const rows = await db.getAllFromIndex('orderRows', 'owner', owner)
    return rows.sort((one, other) => other.row.placedAt.localeCompare(one.row.placedAt) || other.row.number.localeCompare(one.row.number))
  })

const openOrderStates: readonly OrderState[] = ['awaiting-payment', 'paid', 'packed', 'shipped']

/** The summary of an order. `askedAt` is the time of the request in milliseconds since 1970. */
export type OpenOrder = Pick<OrderRow, 'id' | 'number' | 'state' | 'placedAt' | 'total'> & { askedAt: number }

/** Returns the newest open order of one customer among the orders stored on this device; null if there is none. */
export const readNewestOpenOrder = (mirror: MirrorDatabase, owner: string): Promise<OpenOrder | null> =>
  mirror.run(async (db) => {
    const [rows, orders] = await Promise.all([
      db.getAllFromIndex('orderRows', 'owner', owner),
      db.getAllFromIndex('orders', 'owner', owner),
    ])
    const known = [
      ...rows.map(({ row, askedAt }) => toOpenOrder(row, row.total, askedAt)),
      ...orders.map(({ order, askedAt }) => toOpenOrder(order, order.sums.total, askedAt)),
    ]
    // An order may be stored both as a row and completely; the one that was requested later is used.
    const latest = new Map(known.sort((one, other) => one.askedAt - other.askedAt).map((order) => [order.id, order]))
    const open = [...latest.values()].filter(({ state }) => openOrderStates.includes(state))
    return open.sort((one, other) => other.placedAt.localeCompare(one.placedAt))[0] ?? null
  })

const toOpenOrder = ({ id, number, state, placedAt }: Omit<OpenOrder, 'total' | 'askedAt'>, total: number, askedAt: number): OpenOrder => ({
  ...{ id, number, state, placedAt },
  ...{ total, askedAt },
})

/** Reads all orders of one customer that were opened on this device. */
export const readStoredOrders = (mirror: MirrorDatabase, owner: string): Promise<StoredOrder[]> =>
  mirror.run((db) => db.getAllFromIndex('orders', 'owner', owner))

/** Reads an order of one customer that was opened on this device, by its id or number; null if it was not opened. */
export const readStoredOrder = (mirror: MirrorDatabase, owner: string, name: string): Promise<StoredOrder | null> =>
  mirror.run(async (db) => {
    const orders = await db.getAllFromIndex('orders', 'owner', owner)
    return orders.find(({ id, order }) => id === name || order.number === name) ?? null
  })

/** Returns when all orders of one customer were last requested, in milliseconds since 1970; null if never since sign-in. */
export const readOrdersFetchedAt = (mirror: MirrorDatabase, owner: string): Promise<number | null> =>
  mirror.run(async (db) => {
    const now = await db.get('session', 'now')
    return now?.userInfo.id === owner ? (now.ordersAskedAt ?? null) : null
  })
