import { useEffect, useState } from 'react'
import { useCart } from '#app/hooks/use-cart.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useGuestListLines } from '#app/hooks/use-guest-list-lines.ts'
import { useLocalOrders } from '#app/hooks/use-orders-here.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { recentSearches } from '#app/state/catalogue/recent-searches.ts'
import { type OpenOrder, readPendingOrder } from '#app/state/orders/order-under-way.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import { type RecentActivity, recentActivities } from './doing.ts'

/** Returns what the visitor did last, from this device's data and without any request. Null until the data was read. */
export function useRecentActivity(): RecentActivity[] | null {
  const guest = useStateSnapshot(session).current.type === 'guest'
  const history = useViewHistory()
  const searches = useStateSnapshot(recentSearches)
  const cart = useCart()
  const list = useGuestListLines()
  const orders = useLocalOrders()
  const order = useLatestOpenOrder()
  const heldKnown = guest ? guestList.known : sessionOwner() === null || !(cart.status === 'guest' || cart.status === 'loading')
  const ordersKnown = guest || (order !== undefined && orders.known)
  if (!history.known || !searches.known || !heldKnown || !ordersKnown) return null
  const [text] = searches.texts
  return recentActivities({
    cartOrList: guest
      ? {
          type: 'list',
          lineCount: list.lines.length,
          totalUsd: list.sums.total,
          timeMs: Math.max(0, ...list.lines.map(({ row }) => row.addedAt)),
        }
      : { type: 'cart', lineCount: cart.sums.lines, totalUsd: cart.sums.total, timeMs: null },
    unsentOrders: guest ? [] : orders.unsent,
    order: guest ? null : (order ?? null),
    views: history.views,
    search: text === undefined ? null : { text, timeMs: searches.latestAt },
  })
}

/** Returns the user's newest open order on this device; undefined until it was read. */
function useLatestOpenOrder(): OpenOrder | null | undefined {
  useStateSnapshot(session)
  const owner = sessionOwner()
  const [read, setRead] = useState<{ owner: string | null; order: OpenOrder | null }>()
  useEffect(() => {
    let left = false
    const reading = owner === null ? Promise.resolve(null) : readPendingOrder(owner)
    void reading.then((order) => left || setRead({ owner, order }))
    return () => {
      left = true
    }
  }, [owner])
  return read?.owner === owner ? read.order : undefined
}
