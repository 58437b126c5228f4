import { callServer } from '#app/state/page/ask.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { fetchOrReadStored, type ReplyWithSource, replyFromDevice } from '#app/state/session/ask-or-seen.ts'
import type { Condition, PartCard } from '#contract/catalogue/catalogue.ts'
import { owedCoresOf } from '#contract/orders/returns/owed-cores.ts'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'
import type { StoredOrder } from '#data/mirror/schema.ts'
import { readStoredOrders } from '#data/mirror/seen-orders.ts'

/** A bought part as a summary shows it. */
export interface RecentlyBoughtPart {
  id: string
  name: string
  /** The language of the name, if the name comes from an old order. */
  language?: string
  mainImageUrl: string
  condition: Condition | null
  /** When the part was bought, ISO 8601. */
  boughtAt: string
  /** The part's current data; null if it is no longer sold, or unknown. */
  currentCard: PartCard | null
}

/** Returns what `read` derives from the orders stored on this device, which are sorted, newest first; null if there are none. */
async function readFromStoredOrders<T>(owner: string, read: (orders: readonly StoredOrder[]) => T): Promise<ReplyWithSource<T> | null> {
  const orders = await withMirror((mirror) => readStoredOrders(mirror, owner), [])
  if (orders.length === 0) return null
  const newest = orders.toSorted((one, other) => other.order.placedAt.localeCompare(one.order.placedAt))
  return replyFromDevice(read(newest), Math.min(...orders.map(({ askedAt }) => askedAt)))
}

const storeNothing = async (): Promise<void> => undefined
const coresStillOwed = (cores: readonly CoreReturn[]): CoreReturn[] => cores.filter((core) => owedCoresOf(core) > 0)

/** Requests the used units to send back, those due first at the front. Offline they come from the orders stored on this device. */
export const fetchCoresOwed = (): Promise<ReplyWithSource<CoreReturn[]>> =>
  fetchOrReadStored(
    async (onLate) => coresStillOwed((await callServer('orderCoreList', {}, {}, ({ value }) => onLate(coresStillOwed(value)))).value),
    storeNothing,
    (owner) =>
      readFromStoredOrders(owner, (orders) =>
        coresStillOwed(orders.flatMap(({ order }) => order.cores)).sort((one, other) => one.dueOn.localeCompare(other.dueOn)),
      ),
  )

/** Requests the parts that were bought last. Offline they come from the orders stored on this device, without current prices. */
export const fetchRecentlyBought = (most: number): Promise<ReplyWithSource<RecentlyBoughtPart[]>> =>
  fetchOrReadStored(
    async () => {
      const { value } = await callServer('orderParts', { pageNo: 1, pageSize: most }, {}, () => undefined)
      return value.records.map(({ id, product, lastBoughtAt, now, language }) => ({
        ...(language === undefined ? {} : { language }),
        ...{ id, name: now?.name ?? product.name ?? '', mainImageUrl: product.mainImageUrl ?? '', condition: product.condition ?? null },
        ...{ boughtAt: lastBoughtAt, currentCard: now },
      }))
    },
    storeNothing,
    (owner) => readFromStoredOrders(owner, (orders) => boughtPartsOfOrders(orders).slice(0, most)),
  )

function boughtPartsOfOrders(orders: readonly StoredOrder[]): RecentlyBoughtPart[] {
  const parts = new Map<string, RecentlyBoughtPart>()
  for (const { order } of orders)
    for (const { id, product } of order.state === 'cancelled' ? [] : order.lines)
      if (!parts.has(id))
        parts.set(id, {
          ...(order.language === undefined ? {} : { language: order.language }),
          ...{ id, name: product.name ?? '', mainImageUrl: product.mainImageUrl ?? '', condition: product.condition ?? null },
          ...{ boughtAt: order.placedAt, currentCard: null },
        })
  return [...parts.values()]
}
