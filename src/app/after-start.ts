import { localeNamed } from '#contract/locale/locales.ts'
import { SEARCH_SHORTCUT_PARAMETER } from '#contract/routes/addresses.ts'
import { addToCartPrefetch } from './hooks/add-to-cart.ts'
import { prefetchWhenIdle } from './hooks/lazy/lazy-component.ts'
import { navigateTo } from './hooks/navigation.ts'
import { i18n } from './i18n/language.ts'
import type { PageLocale } from './i18n/locale.ts'
import { hrefForShareTarget, shopHrefOf } from './routes/start-address.ts'
import { screenTable } from './routes/table.ts'
import { focusSearchBox } from './shell/search-focus.ts'
import { showCartCountBadge } from './state/cart/badge.ts'
import { changeCatalogueLocale } from './state/catalogue/change-locale.ts'
import { prefetchPage } from './state/catalogue/fetch-ahead.ts'
import { awaitFirstInteraction } from './state/page/first-touch.ts'
import { watchStorageDuration } from './state/page/lasting.ts'
import { watchAppLaunches } from './state/page/launches.ts'
import { logErrorOnly } from './state/page/notices.ts'
import { onPrefetch } from './state/page/prefetch.ts'
import { shopLocales } from './state/page/shown-locale.ts'
import { registerLocaleSwitch } from './state/page/switch-locale.ts'
import { startDeviceFeatures } from './state/start/device.ts'
import { watchInstallOffer } from './state/start/install.ts'
import type { StartedShop } from './state/worker/worker.ts'
import { repairTranslatedTexts } from './under-translation.ts'

/** Focuses the search box if the app was opened by its shortcut "Search". */
const focusSearchIfRequested = (search: string) => new URLSearchParams(search).has(SEARCH_SHORTCUT_PARAMETER) && focusSearchBox()

/**
 * Starts the background work after the first screen is rendered: network monitoring, cart, worker, features of the installed app, language
 * changes.
 */
export function startBackgroundWork(shop: StartedShop, locale: PageLocale): void {
  repairTranslatedTexts(document.body)
  awaitFirstInteraction()
  watchStorageDuration()
  startDeviceFeatures(shop)
  showCartCountBadge()
  watchInstallOffer()
  onPrefetch(prefetchPage)
  // First loads the code of what can open on the current page, then that of the screens that visitors usually open next.
  const rested = prefetchWhenIdle(addToCartPrefetch, screenTable.part, screenTable.searchResults, screenTable.category, screenTable.cart)
  // The view history of the account is not urgent.
  void rested.then(async () => (await import('./state/views/join.ts')).startViewSync()).catch(logErrorOnly)
  focusSearchIfRequested(location.search)
  watchAppLaunches((address) => {
    navigateTo(hrefForShareTarget(address) ?? shopHrefOf(address))
    focusSearchIfRequested(address.search)
  })
  followLocaleChanges(locale)
}

/** Changes the page's language when the user chooses one in the switcher, opens a URL in another language, or goes back. */
function followLocaleChanges({ switchTo, afterNavigation, afterBackNavigation }: PageLocale): void {
  registerLocaleSwitch(switchTo)
  // The router dispatches events named `pushState` and `replaceState` after navigation.
  for (const move of ['pushState', 'replaceState']) addEventListener(move, () => void afterNavigation())
  addEventListener('popstate', afterBackNavigation)
  linkLocalizedManifest()
  i18n.on('change', () => {
    linkLocalizedManifest()
    void changeCatalogueLocale()
  })
}

/**
 * Links the web app manifest in the current language, so that an installation from this page has its shortcuts in that language
 * (server/http/web-app-manifest.ts).
 */
function linkLocalizedManifest(): void {
  const locale = localeNamed(i18n.locale, shopLocales())
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (link !== null && locale !== null) link.href = `${link.href.split('?')[0]}?locale=${locale.code}`
}
