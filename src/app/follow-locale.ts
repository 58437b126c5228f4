import { localeNamed } from '#contract/locales.ts'
import { i18n } from './i18n/language.ts'
import type { PageLocale } from './i18n/locale.ts'
import { changeCatalogueLocale } from './state/catalogue/change-locale.ts'
import { shopLocales } from './state/page/shown-locale.ts'
import { takeLocaleSwitch } from './state/page/switch-locale.ts'

/** Lets the page change its language: by switch, by going to an address of another one, and by going back, where it stays as it is. */
export function followLocale({ switchTo, moved, wentBack }: PageLocale): void {
  takeLocaleSwitch(switchTo)
  // The router says `pushState` and `replaceState` when it has moved on.
  for (const move of ['pushState', 'replaceState']) addEventListener(move, () => void moved())
  addEventListener('popstate', wentBack)
  nameManifest()
  i18n.on('change', () => {
    nameManifest()
    void changeCatalogueLocale()
  })
}

/** Who installs the shop from this page gets its shortcuts in this language (server/http/web-app-manifest.ts). */
function nameManifest(): void {
  const locale = localeNamed(i18n.locale, shopLocales())
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (link !== null && locale !== null) link.href = `${link.href.split('?')[0]}?locale=${locale.code}`
}
