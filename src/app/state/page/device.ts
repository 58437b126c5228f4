import { subscribe } from 'valtio/vanilla'
import { followSession } from '#app/state/account/session-sync.ts'
import { startGuestList } from '#app/state/cart/guest-list-changes.ts'
import { loadCartWhenWanted } from '#app/state/cart/load-cart.ts'
import { recoverAll, renewAllShown } from '#app/state/catalogue/renew-rows.ts'
import { FRESH_MS } from '#app/state/page/is-younger.ts'
import { type StartedShop, startWorker } from '#app/state/worker/worker.ts'
import { clock, GROWN_OLD_MS, startClock } from './clock.ts'
import { network, onShopBack } from './network.ts'
import { logOnly } from './notices.ts'
import { onResume } from './resume.ts'
import { watchNetwork, whoAnswered } from './watch-network.ts'

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
  void import('#app/state/worker/keep-ready.ts').then(({ startKeepReady }) => startKeepReady(), logOnly)
  void import('#app/state/catalogue/promotion-ends.ts').then(({ followPromotionEnds }) => followPromotionEnds(), logOnly)
  startGuestList(shop.tenantId)
  // In development there is no service worker, because it would serve old code.
  if (import.meta.env.PROD) startWorker(shop).catch((error: unknown) => console.warn('No worker, so nothing is kept for later', error))
}
