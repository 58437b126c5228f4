import { setTenantLanguage } from './config.ts'
import { type PageLocale, startLocale } from './i18n/locale.ts'
import { setShownLocale, shopLocales } from './state/page/shown-locale.ts'

let startedPageLocale: Promise<PageLocale> | null = null

/** Starts the language handling of this page (i18n/locale.ts), once. `baseUrl`: base URL of the API. */
export function startPageLocale(baseUrl: string): Promise<PageLocale> {
  startedPageLocale ??= startLocale({
    getLocation: () => location,
    languages: navigator.languages,
    cameFromShop: document.referrer.startsWith(`${location.origin}/`),
    pageDocument: document,
    isApiCrossOrigin: new URL(baseUrl, location.href).origin !== location.origin,
    replaceUrl: (to) => history.replaceState(history.state, '', to),
    onLanguageChange: (code) => {
      setShownLocale(code)
      setTenantLanguage(code)
    },
    locales: shopLocales(),
  })
  return startedPageLocale
}
