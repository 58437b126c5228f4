import { subscribe } from 'valtio/vanilla'
import { searchFormHref } from '#contract/addresses.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { localesOf, readLocalePath } from '#contract/locales.ts'
import type { Port } from '#data/port.ts'
import { loadConfig } from './config.ts'
import { firstData, pageAsOf } from './first-data.ts'
import { reloadForChunk } from './hooks/lazy/chunk-reload.ts'
import { importUntilHere } from './hooks/lazy/import-until-here.ts'
import { nameDevice } from './i18n/device-words.ts'
import { holdInstant } from './i18n/instant.ts'
import { startLanguage } from './i18n/language.ts'
import { fetchScreen } from './routes/fetch-screen.ts'
import { sharedHref } from './routes/start-address.ts'
import { ways } from './routes/ways.ts'
import type { Started } from './show-app.ts'
import { asLeftOver, watchLeftOver } from './state/account/left-over.ts'
import { currentToken, restoreSession } from './state/account/session.ts'
import { startCategories } from './state/catalogue/categories.ts'
import { seedReplies } from './state/catalogue/first-replies.ts'
import { startPopular } from './state/catalogue/popular.ts'
import { connectPort } from './state/page/ask.ts'
import { restoreCookieNotice } from './state/page/cookie-notice.ts'
import { holdInstallOffer } from './state/page/early-install.ts'
import { connectMirror } from './state/page/mirror.ts'
import { connectWays, logOnly } from './state/page/notices.ts'
import { onPrefetch } from './state/page/prefetch.ts'
import { watchScroll } from './state/page/scroll.ts'
import { plainPath, setShopLocales, shopLocales, shownLocale, shownPath } from './state/page/shown-locale.ts'
import { restoreTheme, showTheme, theme } from './state/page/theme.ts'
import { holdMessages } from './state/worker/early-messages.ts'
import { turn } from './turn.ts'

/**
 * Everything before the first render. Rejects only when this shop's configuration can be had neither from the page nor from the network.
 */
export async function start(): Promise<Started> {
  restoreTheme()
  holdMessages()
  holdInstallOffer()
  watchScroll()
  watchLeftOver()
  showTheme()
  subscribe(theme, () => showTheme())
  const page = firstData()
  // A part that is not there is shown as the error page that the server made of it.
  if (page !== null && page.address !== hereNow()) history.replaceState(null, '', page.address)
  const { search } = location
  const shared = sharedHref(location) ?? searchFormHref({ pathname: plainPath(location.pathname), search })
  // The screen's code and the configuration come side by side.
  const screen = fetchScreen(plainPath(shared ?? location.pathname)).catch(() => undefined)
  nameDevice()
  startLanguage()
  const { tenantId, baseUrl, locales } = await loadConfig()
  setShopLocales(localesOf(locales))
  const fetchLocale = async () => (await import('./page-locale.ts')).pageLocale(baseUrl)
  // Another language is shown from the first render on. English stands in the code: what remembers and changes it comes behind the page.
  const locale = saysEnglish(page !== null) ? null : await fetchLocale().catch(logOnly)
  if (shared !== null) history.replaceState(null, '', shownPath(shared))
  // All of the start in one turn would take a slow phone 80 ms.
  await turn()
  connectMirror(tenantId)
  connectPort(pagePort(tenantId, baseUrl))
  connectWays(ways)
  onPrefetch(({ pathname }) => void fetchScreen(pathname).catch(() => undefined))
  void restoreSession()
  restoreCookieNotice()
  if (page !== null) seedReplies(page.replies, pageAsOf(page.asOf))
  if (page !== null) holdInstant(page.asOf)
  startCategories()
  startPopular()
  // With the code at hand the first render is the page itself and no skeleton.
  await screen
  // What works behind the page comes behind the page.
  void importUntilHere(() => import('./after-start.ts'), reloadForChunk).then(async ({ afterStart }) =>
    afterStart({ tenantId, baseUrl, written: page?.replies ?? [] }, await (locale ?? fetchLocale())),
  )
  // Nothing can be asked without the shapes of the questions, and a browser may never fetch again what it failed to fetch once.
  void importUntilHere(() => import('#contract/catalogue-calls.ts'), reloadForChunk)
  const pathname = plainPath(location.pathname)
  const isRendered = page?.address === hereNow()
  return {
    isRendered,
    fetchScreen: () => Promise.all([fetchScreen(pathname), saysEnglish(true) || fetchLocale().then(({ shown }) => shown())]),
  }
}

/** Whether the page is in English by its address alone. At the root path the device decides, unless the server has. */
const saysEnglish = (isServed: boolean) =>
  shopLocales().strategy !== 'no_prefix' &&
  (isServed || location.pathname !== '/') &&
  readLocalePath(location.pathname, shopLocales()).locale === LOCALE_DEFAULT

const hereNow = () => location.pathname + location.search

/** What the page hands to the data room. */
const pagePort = (tenantId: string, baseUrl: string): Port => ({
  fetch: (request) => fetch(asLeftOver(request)),
  baseUrl,
  tenantId,
  token: async () => currentToken(),
  locale: shownLocale,
  now: Date.now,
  // Who needs a row brings the lock along: the outbox.
  exclusively: (_name, work) => work(),
})
