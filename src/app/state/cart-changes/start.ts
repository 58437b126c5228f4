import { subscribe } from 'valtio/vanilla'
import { currentTenant } from '#app/config.ts'
import { deletePersonalData, unfinishedSignOutOwner } from '#app/state/account/delete-personal-data.ts'
import { fetchProfile } from '#app/state/account/profile.ts'
import { resumeAfterReload } from '#app/state/cart/after-reload.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { readCart } from '#app/state/cart/read.ts'
import { handOutboxToWorker } from '#app/state/outbox/background-sync.ts'
import { loadCartDirectly, recordStorageFailure } from '#app/state/outbox/direct.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { clock, STALE_AFTER_MS } from '#app/state/page/clock.ts'
import { isYoungerThan } from '#app/state/page/is-younger.ts'
import { network, onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { onShownLocale } from '#app/state/page/shown-locale.ts'
import { createWallClockTimer } from '#app/state/page/wall-clock-timer.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import { nextPromotionEndMs } from '#contract/promotions/ended.ts'
import { storeShop } from '#data/mirror/shops.ts'
import { moveGuestListToCart } from './guest-to-cart.ts'

/** Shows the stored cart, then requests it from the server. On a device without storage only the server is asked. */
export async function loadCart(): Promise<void> {
  let listed: Promise<void> | null = null
  try {
    if (session.current.type === 'member' && sessionOwner() === null) await fetchProfile()
    if (cart.status === 'guest' && sessionOwner() !== null) {
      cart.status = 'loading'
      cartCount.pieces = null
    }
    listed = moveGuestListToCart()
    await readCart()
  } catch (error) {
    recordStorageFailure(error)
    if (sessionOwner() !== null) await loadCartDirectly().catch(logErrorOnly)
  }
  await listed
  await sendOutboxNow()
}

const hasListToMove = () => sessionOwner() !== null && guestList.rows.length + guestList.tabRows.length > 0

/** Starts the cart of this page, and listens to all events that lead to sending changes. Called once, after the first paint. */
export function startCart(): void {
  const { tenantId, baseUrl } = currentTenant()
  storeShop({ tenantId, baseUrl }).catch(logErrorOnly)
  const soon = () => void sendOutboxNow()
  addEventListener('online', soon)
  // Requests that were running when the browser froze the page (back/forward cache) may fail now, so a failed sending is repeated.
  addEventListener('pageshow', ({ persisted }) => persisted && void sendOutboxNow().then((ended) => ended === 'failed' && soon()))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') soon()
    else if (cart.waiting > 0) handOutboxToWorker()
  })
  subscribe(clock, refetchStaleCart)
  // The cart is requested again after a change of language, because the names of parts depend on it.
  onShownLocale(soon)
  onNetworkRecovered(soon)
  // The cart is loaded again when a promotion ends while a line with its price is displayed.
  const alarm = createWallClockTimer(() => void loadCart())
  subscribe(cart, () => alarm.set(nextPromotionEndMs(cart.lines)))
  let owner = sessionOwner()
  subscribe(session, () => {
    if (sessionOwner() === owner) return
    owner = sessionOwner()
    void loadCart()
  })
  subscribe(guestList, () => void (hasListToMove() && moveGuestListToCart()))
  void import('#app/state/orders/orders-here.ts').then(({ watchSavedOrders }) => watchSavedOrders(), logErrorOnly)
  resumeAfterReload()
  const unfinished = unfinishedSignOutOwner()
  if (session.current.type === 'guest' && unfinished !== null) void deletePersonalData(unfinished)
  void loadCart()
}

/** Requests the server's list again if the displayed list is old. */
export function refetchStaleCart(): void {
  if (network.up && cart.asOf !== null && !isYoungerThan(cart.asOf, STALE_AFTER_MS)) void sendOutboxNow()
}
