import { localeNamed } from '#contract/locales.ts'
import { i18n } from './i18n/language.ts'
import type { PageLocale } from './i18n/locale.ts'
import { changeCatalogueLocale } from './state/catalogue/change-locale.ts'
import { shopLocales } from './state/page/shown-locale.ts'
import { takeLocaleSwitch } from './state/page/switch-locale.ts'

/** Changes the page's language: by the switcher, by navigating to a URL of another language, and by going back. */
export function followLocale({ switchTo, moved, wentBack }: PageLocale): void {
  takeLocaleSwitch(switchTo)
  // The router fires `pushState` and `replaceState` events after navigation.
  for (const move of ['pushState', 'replaceState']) addEventListener(move, () => void moved())
  addEventListener('popstate', wentBack)
  nameManifest()
  i18n.on('change', () => {
    nameManifest()
    void changeCatalogueLocale()
  })
}

/**
 * Links the manifest in this language, so that an installation from this page gets its shortcuts in it (server/http/web-app-manifest.ts).
 */
function nameManifest(): void {
  const locale = localeNamed(i18n.locale, shopLocales())
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (link !== null && locale !== null) link.href = `${link.href.split('?')[0]}?locale=${locale.code}`
}
