import { subscribe } from 'valtio/vanilla'
import { searchFormHref } from '#contract/addresses.ts'
import type { Port } from '#data/port.ts'
import { loadConfig } from './config.ts'
import { firstData, pageAsOf } from './first-data.ts'
import { reloadForChunk } from './hooks/lazy/chunk-reload.ts'
import { importUntilHere } from './hooks/lazy/import-until-here.ts'
import { watchScroll } from './state/page/scroll.ts'
import { nameDevice } from './i18n/device-words.ts'
import { startLanguage } from './i18n/language.ts'
import { fetchScreen } from './routes/fetch-screen.ts'
import { sharedHref } from './routes/start-address.ts'
import { ways } from './routes/ways.ts'
import type { Started } from './show-app.ts'
import { connectPort } from './state/page/ask.ts'
import { startCategories } from './state/catalogue/categories.ts'
import { restoreCookieNotice } from './state/page/cookie-notice.ts'
import { holdInstallOffer } from './state/page/early-install.ts'
import { holdMessages } from './state/worker/early-messages.ts'
import { asLeftOver, watchLeftOver } from './state/account/left-over.ts'
import { connectMirror } from './state/page/mirror.ts'
import { connectWays } from './state/page/notices.ts'
import { seedReplies } from './state/catalogue/first-replies.ts'
import { startPopular } from './state/catalogue/popular.ts'
import { currentToken, restoreSession } from './state/account/session.ts'
import { restoreTheme, showTheme, theme } from './state/page/theme.ts'
import { onPrefetch } from './state/page/prefetch.ts'
import { turn } from './turn.ts'

/**
 * Everything before the first render. Rejects only when this shop's configuration can be had neither from the page nor from the network.
 */
export async function start(): Promise<Started> {
  // First what the browser may forbid: begun once more, with something in the storage's place, nothing has happened twice.
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
  const shared = sharedHref(location) ?? searchFormHref(location)
  if (shared !== null) history.replaceState(null, '', shared)
  // The screen's code and the configuration come side by side.
  const screen = fetchScreen(location.pathname).catch(() => undefined)
  nameDevice()
  startLanguage()
  const { tenantId, baseUrl } = await loadConfig()
  // All of the start in one turn would take a slow phone 80 ms.
  await turn()
  connectMirror(tenantId)
  connectPort(pagePort(tenantId, baseUrl))
  connectWays(ways)
  onPrefetch((pathname) => void fetchScreen(pathname).catch(() => undefined))
  void restoreSession()
  restoreCookieNotice()
  if (page !== null) seedReplies(page.replies, pageAsOf(page.asOf))
  startCategories()
  startPopular()
  // With the code at hand the first render is the page itself and no skeleton.
  await screen
  // What works behind the page comes behind the page.
  void importUntilHere(() => import('./after-start.ts'), reloadForChunk).then(({ afterStart }) =>
    afterStart({ tenantId, baseUrl, written: page?.replies ?? [] }),
  )
  const { pathname } = location
  return { isRendered: page?.address === hereNow(), fetchScreen: () => fetchScreen(pathname) }
}

const hereNow = () => location.pathname + location.search

/** What the page hands to the data room. */
const pagePort = (tenantId: string, baseUrl: string): Port => ({
  fetch: (request) => fetch(asLeftOver(request)),
  baseUrl,
  tenantId,
  token: async () => currentToken(),
  now: Date.now,
  // Who needs a row brings the lock along: the outbox.
  exclusively: (_name, work) => work(),
})
