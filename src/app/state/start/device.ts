import { subscribe } from 'valtio/vanilla'
import { startGuestList } from '#app/state/cart/guest-list-changes.ts'
import { loadCartWhenWanted } from '#app/state/cart-changes/load-cart.ts'
import { recoverAll, renewAllShown } from '#app/state/catalogue/renew-rows.ts'
import { clock, GROWN_OLD_MS, startClock } from '#app/state/page/clock.ts'
import { FRESH_MS } from '#app/state/page/is-younger.ts'
import { network, onShopBack } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'
import { watchNetwork, whoAnswered } from '#app/state/page/watch-network.ts'
import { followSession } from '#app/state/session/session-sync.ts'
import { type StartedShop, startWorker } from '#app/state/worker/worker.ts'

/**
 * Starts what runs in the background: watching network and session, the cart, the guest's list, and the service worker. Called once, after
 * the first screen is rendered.
 */
export function startDevice(shop: StartedShop): void {
  // Requests with the method HEAD avoid the service worker, which would always answer with its stored configuration.
  watchNetwork(async () => whoAnswered(await fetch('/config.json', { method: 'HEAD', cache: 'no-store' })))
  onShopBack(() => void recoverAll().then(() => renewAllShown(FRESH_MS)))
  // Displayed data is requested again before it is old, and when the page becomes visible.
  startClock()
  subscribe(clock, () => {
    if (network.up) void renewAllShown(GROWN_OLD_MS)
  })
  onResume(() => void renewAllShown(FRESH_MS))
  followSession()
  loadCartWhenWanted()
  void import('./keep-ready.ts').then(({ startKeepReady }) => startKeepReady(), logOnly)
  void import('#app/state/catalogue/promotion-ends.ts').then(({ followPromotionEnds }) => followPromotionEnds(), logOnly)
  startGuestList(shop.tenantId)
  // In development there is no service worker, because it would serve old code.
  if (import.meta.env.PROD) startWorker(shop).catch((error: unknown) => console.warn('No worker, so nothing is kept for later', error))
}
