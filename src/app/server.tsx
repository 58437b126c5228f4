import { renderToString } from 'react-dom/server'
import { locales, localesOf } from '#contract/locale/locales.ts'
import { routeNameAt } from '#contract/routes/addresses.ts'
import type { PageRenderer } from '#contract/routes/rendered-page.ts'
import { routeNames, routes } from '#contract/routes.ts'
import { App } from './App.tsx'
import { setTenant, setTenantLanguage } from './config.ts'
import { loadAllComponents } from './hooks/lazy/lazy-component.ts'
import { setRenderedUrl } from './hooks/navigation.ts'
import { setServerTitleReporter } from './hooks/use-title.ts'
import { freezeRenderTime, unfreezeRenderTime } from './i18n/instant.ts'
import { i18n, startLanguage } from './i18n/language.ts'
import { loadMessages } from './i18n/load-messages.ts'
import { screenTable } from './routes/table.ts'
import { clearReplies, seedReplies } from './state/catalogue/first-replies.ts'
import { pathWithoutLocale, setShopLocales, setShownLocale } from './state/page/shown-locale.ts'

startLanguage()
for (const { code } of locales.all) i18n.load(code, (await loadMessages(code)) ?? {})
// A page is rendered synchronously, so that two pages never share module state. So the code of all public screens is loaded before the
// first page.
for (const routeName of routeNames) if (routes[routeName].visibleTo === 'anyone') await screenTable[routeName].fetch()
await loadAllComponents()

/** The comment that React writes into the HTML in place of content that it could not render. */
const FAILED_RENDER_COMMENT = '<!--$!-->'

/** Renders the app for one URL and an unknown visitor. */
export const render: PageRenderer = ({ address, origin, config, replies, asOf, locale }) => {
  let title = ''
  setTenant(config)
  setRenderedUrl(new URL(origin + address))
  setServerTitleReporter((name) => {
    title = name
  })
  setShopLocales(localesOf(config.locales))
  setShownLocale(locale)
  setTenantLanguage(locale)
  i18n.activate(locale)
  freezeRenderTime(asOf)
  seedReplies(replies, asOf)
  try {
    const html = renderToString(<App />)
    const { needsWholeSheet = false } = screenTable[routeNameAt(pathWithoutLocale(new URL(origin + address).pathname))]
    return { title, html, isComplete: !html.includes(FAILED_RENDER_COMMENT), needsWholeSheet }
  } finally {
    setTenant(null)
    setRenderedUrl(null)
    setServerTitleReporter(null)
    clearReplies()
    unfreezeRenderTime()
  }
}
