import { subscribe } from 'valtio/vanilla'
import { startGuestList } from '#app/state/cart/guest-list-changes.ts'
import { loadCartOnDemand } from '#app/state/cart-changes/load-cart.ts'
import { watchPromotionEnds } from '#app/state/catalogue/promotion-ends.ts'
import { refetchDisplayedReplies, refetchFailedAndStale } from '#app/state/catalogue/renew-rows.ts'
import { clock, STALE_AFTER_MS, startClock } from '#app/state/page/clock.ts'
import { FRESH_FOR_MS } from '#app/state/page/is-younger.ts'
import { network, onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'
import { responderOf, watchNetwork } from '#app/state/page/watch-network.ts'
import { watchSessionChanges } from '#app/state/session/session-sync.ts'
import { afterFirstInstallation, endFirstInstallation } from '#app/state/worker/first-installation.ts'
import { type StartedShop, startWorker } from '#app/state/worker/worker.ts'

/**
 * Starts what runs in the background: watching network and session, the cart, the guest's list, and the service worker. Called once, after
 * the first screen is rendered.
 */
export function startDeviceFeatures(shop: StartedShop): void {
  // Requests with the method HEAD avoid the service worker, which would always answer with its stored configuration.
  watchNetwork(async () => responderOf(await fetch('/config.json', { method: 'HEAD', cache: 'no-store' })))
  onNetworkRecovered(() => void refetchFailedAndStale().then(() => refetchDisplayedReplies(FRESH_FOR_MS)))
  // Displayed data is requested again before it is old, and when the page becomes visible.
  startClock()
  subscribe(clock, () => {
    if (network.up) void refetchDisplayedReplies(STALE_AFTER_MS)
  })
  onResume(() => void refetchDisplayedReplies(FRESH_FOR_MS))
  watchSessionChanges()
  loadCartOnDemand()
  watchPromotionEnds()
  startGuestList(shop.tenantId)
  // In development there is no service worker, because it would serve old code.
  if (import.meta.env.PROD)
    startWorker(shop)
      .catch((error: unknown) => console.warn('No worker, so nothing is kept for later', error))
      .finally(endFirstInstallation)
  void afterFirstInstallation()
    .then(() => import('./keep-ready.ts'))
    .then(({ startPrefetching: startKeepReady }) => startKeepReady())
    .catch(logErrorOnly)
}
