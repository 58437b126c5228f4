import { subscribe } from 'valtio/vanilla'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { localesOf, readLocalePath } from '#contract/locale/locales.ts'
import { SHARED_CONTENT_PARAMETERS, searchFormHref } from '#contract/routes/addresses.ts'
import type { Port } from '#data/port.ts'
import { loadConfig } from './config.ts'
import { embeddedPageData, pageDataTime } from './first-data.ts'
import { reloadForChunk } from './hooks/lazy/chunk-reload.ts'
import { importWithRetries } from './hooks/lazy/import-until-here.ts'
import { detectDevice } from './i18n/device-words.ts'
import { freezeRenderTime } from './i18n/instant.ts'
import { startLanguage } from './i18n/language.ts'
import { fetchScreen } from './routes/fetch-screen.ts'
import { errorRedirects } from './routes/ways.ts'
import type { StartupState } from './show-app.ts'
import { startCategories } from './state/catalogue/categories.ts'
import { seedReplies } from './state/catalogue/first-replies.ts'
import { startPopularSearches } from './state/catalogue/popular.ts'
import { connectPort } from './state/page/ask.ts'
import { restoreCookieNotice } from './state/page/cookie-notice.ts'
import { connectMirror } from './state/page/mirror.ts'
import { logErrorOnly, setErrorRedirects } from './state/page/notices.ts'
import { onPrefetch } from './state/page/prefetch.ts'
import { watchScroll } from './state/page/scroll.ts'
import { pathWithLocale, pathWithoutLocale, setShopLocales, shopLocales, shownLocale } from './state/page/shown-locale.ts'
import { applyTheme, restoreTheme, theme } from './state/page/theme.ts'
import { waitForNextTask } from './state/page/turn.ts'
import { avoidWorkerCache, watchStaleTab } from './state/session/left-over.ts'
import { currentToken, restoreSession } from './state/session/session.ts'
import { startHoldingMessages } from './state/worker/early-messages.ts'
import { awaitFirstInstallation } from './state/worker/first-installation.ts'

/** Returns the page for content that another app shared, null if none was. That is seldom, so its code is loaded separately. */
const hrefOfSharedContent = async (): Promise<string | null> =>
  Object.values(SHARED_CONTENT_PARAMETERS).some((name) => location.search.includes(name))
    ? (await import('./routes/start-address.ts')).hrefForShareTarget(location)
    : null

/** Does all work before the first render. Rejects only if the configuration is neither in the page nor available from the network. */
export async function startApp(): Promise<StartupState> {
  restoreTheme()
  startHoldingMessages()
  if (import.meta.env.PROD && navigator.serviceWorker?.controller === null) awaitFirstInstallation()
  watchScroll()
  watchStaleTab()
  applyTheme()
  subscribe(theme, () => applyTheme())
  const page = embeddedPageData()
  // For a part that does not exist the server rendered the error page, so the window's URL becomes that page's URL.
  if (page !== null && page.address !== currentPathAndQuery()) history.replaceState(null, '', page.address)
  const { search } = location
  const shared = (await hrefOfSharedContent()) ?? searchFormHref({ pathname: pathWithoutLocale(location.pathname), search })
  // The screen's code and the configuration load in parallel.
  const screen = fetchScreen(pathWithoutLocale(shared ?? location.pathname)).catch(() => undefined)
  detectDevice()
  startLanguage()
  const { tenantId, baseUrl, locales } = await loadConfig()
  setShopLocales(localesOf(locales))
  const fetchLocale = async () => (await import('./page-locale.ts')).startPageLocale(baseUrl)
  // A language other than English is active from the first render on. English messages are in the code, so language handling starts later.
  const locale = isEnglishByUrl(page !== null) ? null : await fetchLocale().catch(logErrorOnly)
  if (shared !== null) history.replaceState(null, '', pathWithLocale(shared))
  // In separate tasks, because the whole startup in one task would block a slow phone for 80 ms.
  await waitForNextTask()
  connectMirror(tenantId)
  connectPort(createPagePort(tenantId, baseUrl))
  setErrorRedirects(errorRedirects)
  onPrefetch(({ pathname }) => void fetchScreen(pathname).catch(() => undefined))
  void restoreSession()
  restoreCookieNotice()
  if (page !== null) seedReplies(page.replies, pageDataTime(page.asOf))
  if (page !== null) freezeRenderTime(page.asOf)
  startCategories()
  startPopularSearches()
  // Once the screen's code is loaded, the first render shows the page instead of a placeholder.
  await screen
  // Background work starts after the first render. The calls of the API, which it needs, run in a task of their own, because both together
  // would block a slow phone for a tenth of a second.
  void importWithRetries(() => import('#contract/catalogue-calls.ts'), reloadForChunk)
    .then(waitForNextTask)
    .then(() => importWithRetries(() => import('./after-start.ts'), reloadForChunk))
    .then(async ({ startBackgroundWork: afterStart }) =>
      afterStart({ tenantId, baseUrl, embeddedReplies: page?.replies ?? [] }, await (locale ?? fetchLocale())),
    )
  const pathname = pathWithoutLocale(location.pathname)
  const isRendered = page?.address === currentPathAndQuery()
  return {
    isRendered,
    fetchScreen: () =>
      Promise.all([fetchScreen(pathname), isEnglishByUrl(true) || fetchLocale().then(({ showStartLocale }) => showStartLocale())]),
  }
}

/**
 * Whether the URL alone says that the page is in English. At the root path the device's language decides, unless the server rendered the
 * page.
 */
const isEnglishByUrl = (isServed: boolean) =>
  shopLocales().strategy !== 'no_prefix' &&
  (isServed || location.pathname !== '/') &&
  readLocalePath(location.pathname, shopLocales()).locale === LOCALE_DEFAULT

const currentPathAndQuery = () => location.pathname + location.search

/** Returns the `Port` of this page: everything that the code in src/data needs from the page. */
const createPagePort = (tenantId: string, baseUrl: string): Port => ({
  fetch: (request) => fetch(avoidWorkerCache(request)),
  baseUrl,
  tenantId,
  token: async () => currentToken(),
  locale: shownLocale,
  now: Date.now,
  // Runs `work` without a lock, because only the outbox needs locks, and the outbox loads code for them itself.
  exclusively: (_name, work) => work(),
})
