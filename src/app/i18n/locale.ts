import type { Messages } from '@lingui/core'
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localeAfterNavigation, localeAtStart, textDirectionOf } from '#contract/locale/detect.ts'
import { type Locales, localeNamed, localePath, readLocalePath } from '#contract/locale/locales.ts'
import { formatCookie, readCookie } from './cookie.ts'
import { i18n } from './language.ts'
import { loadMessages } from './load-messages.ts'

/** What the language handling reads the language from and applies it to; tests hand in their own. */
export interface LocaleContext {
  /** Returns path, query and fragment of the page's URL. */
  here: () => { pathname: string; search: string; hash?: string }
  /** The browser's preferred languages, best first. */
  languages: readonly string[]
  /** Whether the user came from another page of this shop. */
  cameFromShop?: boolean
  page: { cookie: string; documentElement: { lang: string; dir: string } }
  /** Whether the API has another origin than the pages. */
  crossOrigin: boolean
  /** Replaces the window's URL without leaving the page. */
  replaceUrl: (to: string) => void
  /** Called with the code of the language that is about to be shown. */
  onLanguageChange?: (locale: string) => void
  set: Locales
  load?: (locale: string) => Promise<Messages | null>
}

/** Functions to change the language of the page. */
export interface PageLocale {
  /** Shows the language of the URL or device. Rejects if that language still cannot be shown after one retry. */
  shown: () => Promise<void>
  /** Switches to a language chosen by the user, and to this page's URL in that language. Returns false if the messages cannot be loaded. */
  switchTo: (locale: string) => Promise<boolean>
  /** To be called after a navigation: shows the language of the new URL. */
  moved: () => Promise<void>
  /** To be called when the user went back to a page in another language: that page is shown in the current language. */
  wentBack: () => void
}

/**
 * Shows the language of the URL or device, stores it in the cookie, and changes it on navigation and by the switcher (sections 4 and 9 of
 * the specification). A language is shown completely or not at all: if its messages cannot be loaded, the current language stays.
 */
export async function startLocale({
  here,
  languages,
  cameFromShop: fromInside = false,
  page,
  crossOrigin,
  replaceUrl: readdress,
  onLanguageChange: heard,
  set,
  load = loadMessages,
}: LocaleContext): Promise<PageLocale> {
  /** The number of the newest change of language. Only the newest change is applied. */
  let newest = 0

  async function showLocale(code: string): Promise<boolean> {
    newest += 1
    const mine = newest
    const locale = localeNamed(code, set)
    if (locale === null) return false
    const messages = code === i18n.locale ? {} : await load(code)
    if (messages === null || mine !== newest) return false
    heard?.(code)
    if (code !== i18n.locale) i18n.loadAndActivate({ locale: code, messages })
    const { documentElement: root } = page
    const dir = textDirectionOf(locale)
    // Setting these attributes makes the browser recalculate styles, even if the value is unchanged.
    if (root.lang !== locale.iso) root.lang = locale.iso
    if (root.dir !== dir) root.dir = dir
    page.cookie = formatCookie(LOCALE_COOKIE, code, { days: LOCALE_COOKIE_DAYS, crossOrigin })
    return true
  }

  /** Changes the window's URL to this page's URL in a language, unless it is that already. */
  function replaceUrlForLocale(code: string): void {
    const { pathname, search, hash = '' } = here()
    const address = localePath(readLocalePath(pathname, set).path, code, set)
    if (address !== pathname) readdress(address + search + hash)
  }

  const { locale: wanted, goTo } = localeAtStart(here(), { cookie: readCookie(page.cookie, LOCALE_COOKIE), languages, fromInside }, set)
  if ((await showLocale(wanted)) && goTo !== null) replaceUrlForLocale(wanted)

  return {
    async shown() {
      if (i18n.locale !== wanted && !(await showLocale(wanted))) throw new Error(`Failed to fetch dynamically imported module: ${wanted}`)
    },
    async switchTo(code) {
      if (!(await showLocale(code))) return false
      replaceUrlForLocale(code)
      return true
    },
    async moved() {
      const now = localeAfterNavigation(here().pathname, i18n.locale, set)
      if (now !== i18n.locale) await showLocale(now)
    },
    wentBack: () => replaceUrlForLocale(i18n.locale),
  }
}
