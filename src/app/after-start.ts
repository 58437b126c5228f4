import { TO_SEARCH } from '#contract/addresses.ts'
import { followLocale } from './follow-locale.ts'
import { cartPiece } from './hooks/add-to-cart.ts'
import { prefetchWhenIdle } from './hooks/lazy/lazy-component.ts'
import { go } from './hooks/navigation.ts'
import type { PageLocale } from './i18n/locale.ts'
import { ownHref, sharedHref } from './routes/start-address.ts'
import { table } from './routes/table.ts'
import { focusSearchBox } from './shell/search-focus.ts'
import { followCartCount } from './state/cart/badge.ts'
import { startDevice } from './state/page/device.ts'
import { fetchAhead } from './state/page/fetch-ahead.ts'
import { awaitFirstTouch } from './state/page/first-touch.ts'
import { startInstall } from './state/page/install.ts'
import { followLasting } from './state/page/lasting.ts'
import { followLaunches } from './state/page/launches.ts'
import { logOnly } from './state/page/notices.ts'
import { onPrefetch } from './state/page/prefetch.ts'
import type { StartedShop } from './state/worker/worker.ts'
import { keepTrueUnderTranslation } from './under-translation.ts'

/** The app shortcut "Search" focuses the search box. */
const focusWhenAsked = (search: string) => new URLSearchParams(search).has(TO_SEARCH) && focusSearchBox()

/**
 * Starts the background work after the first screen is rendered: network monitoring, cart, worker, features of the installed app, language
 * changes.
 */
export function afterStart(shop: StartedShop, locale: PageLocale): void {
  keepTrueUnderTranslation(document.body)
  awaitFirstTouch()
  followLasting()
  startDevice(shop)
  followCartCount()
  startInstall()
  onPrefetch(fetchAhead)
  // What opens on the page that is here, then the screens that a visit mostly goes on to.
  const rested = prefetchWhenIdle(cartPiece, table.part, table.searchResults, table.category, table.cart)
  // The account's history is not urgent.
  void rested.then(async () => (await import('./state/views/join.ts')).startViews()).catch(logOnly)
  focusWhenAsked(location.search)
  followLaunches((address) => {
    go(sharedHref(address) ?? ownHref(address))
    focusWhenAsked(address.search)
  })
  followLocale(locale)
}
