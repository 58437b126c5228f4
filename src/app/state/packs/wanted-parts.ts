import * as v from 'valibot'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { loadGuestList } from '#app/state/cart/guest-list-changes.ts'
import { readCart } from '#app/state/cart/read.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { favourites, readFavourites } from '#app/state/favourites/favourites.ts'
import { favouritePartCodes } from '#app/state/favourites/start.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { MAX_OFFLINE_PARTS } from '#contract/worker/messages.ts'
import { listViews } from '#data/mirror/history.ts'
import { readOrders } from '#data/outbox/orders.ts'
import type { PinnedPart, PinReason } from '#data/packs/schema.ts'

/** How many recently viewed parts count as needed tomorrow. The data of older ones stays stored while there is space. */
const MAX_RECENT_PARTS = 40

/** A part that may be needed tomorrow, with the reason. */
export interface WantedPart extends PinnedPart {
  mcode: Mcode
}

/**
 * Returns the parts that the user may need offline tomorrow: from waiting orders, the cart or guest's list, favourites, and recently viewed
 * parts. Each part is listed once, in that order.
 */
export async function partsForTomorrow(): Promise<WantedPart[]> {
  await loadWantedSources()
  const owner = sessionOwner()
  const { waiting } =
    owner === null ? { waiting: [] } : await withMirror((mirror) => readOrders(mirror, owner), { waiting: [], placed: [] })
  const views = viewHistory.known ? viewHistory.views : await withMirror(listViews, [])
  const groups: [PinReason, readonly string[]][] = [
    ['saved-order', waiting.flatMap(({ order }) => (order?.lines ?? []).map(({ id }) => id))],
    ['cart', [...cart.lines.map(({ id }) => id), ...[...guestList.tabRows, ...guestList.rows].map(({ mcode }) => mcode)]],
    ['favourite', favouritePartCodes()],
    ['recent', views.slice(0, MAX_RECENT_PARTS).map(({ mcode }) => mcode)],
  ]
  const wanted = new Map<Mcode, PinReason[]>()
  for (const [why, codes] of groups) {
    for (const code of codes) {
      const read = v.safeParse(Mcode, code)
      if (!read.success) continue
      const before = wanted.get(read.output) ?? []
      if (!before.includes(why)) wanted.set(read.output, [...before, why])
    }
  }
  return [...wanted].slice(0, MAX_OFFLINE_PARTS).map(([mcode, why]) => ({ mcode, why }))
}

/** Reads this device's data first, because a new page has not loaded it yet. No requests are sent. */
async function loadWantedSources(): Promise<void> {
  const unread = [
    ...(favourites.status === 'loading' ? [readFavourites()] : []),
    ...(guestList.known ? [] : [loadGuestList()]),
    ...(sessionOwner() !== null && cart.status !== 'ready' ? [readCart()] : []),
  ]
  // Data that cannot be read is skipped.
  for (const { reason } of (await Promise.allSettled(unread)).filter((end) => end.status === 'rejected')) logErrorOnly(reason)
}
