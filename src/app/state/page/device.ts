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
 * Starts what works in the background: the watch on the network and on the session, the cart, the list of guests, and the worker that keeps
 * what was seen. Called once, after the first screen is drawn.
 */
export function startDevice(shop: StartedShop): void {
  // HEAD goes past the worker, whose kept configuration would say yes without asking anyone.
  watchNetwork(async () => whoAnswered(await fetch('/config.json', { method: 'HEAD', cache: 'no-store' })))
  onShopBack(() => void recoverAll().then(() => renewAllShown(FRESH_MS)))
  // Read for a while, a page is asked for anew before its prices need a word about their age; looked at again, at once.
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
  // The development server has no worker: it would answer with yesterday's code.
  if (import.meta.env.PROD) startWorker(shop).catch((error: unknown) => console.warn('No worker, so nothing is kept for later', error))
}
