import type { Messages } from '@lingui/core'
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localeAfterNavigation, localeAtStart, textDirectionOf } from '#contract/locale/detect.ts'
import { type Locales, localeNamed, localePath, readLocalePath } from '#contract/locale/locales.ts'
import { formatCookie, readCookie } from './cookie.ts'
import { i18n } from './language.ts'
import { loadMessages } from './load-messages.ts'

/** What the language handling reads the language from and applies it to; tests hand in their own. */
export interface LocaleEnvironment {
  /** Returns path, query and fragment of the page's URL. */
  getLocation: () => { pathname: string; search: string; hash?: string }
  /** The browser's preferred languages, best first. */
  languages: readonly string[]
  /** Whether the user came from another page of this shop. */
  cameFromShop?: boolean
  pageDocument: { cookie: string; documentElement: { lang: string; dir: string } }
  /** Whether the API has another origin than the pages. */
  isApiCrossOrigin: boolean
  /** Replaces the window's URL without leaving the page. */
  replaceUrl: (to: string) => void
  /** Called with the code of the language that is about to be shown. */
  onLanguageChange?: (locale: string) => void
  locales: Locales
  fetchMessages?: (locale: string) => Promise<Messages | null>
}

/** Functions to change the language of the page. */
export interface PageLocale {
  /** Shows the language of the URL or device. Rejects if that language still cannot be shown after one retry. */
  showStartLocale: () => Promise<void>
  /** Switches to a language chosen by the user, and to this page's URL in that language. Returns false if the messages cannot be loaded. */
  switchTo: (locale: string) => Promise<boolean>
  /** To be called after a navigation: shows the language of the new URL. */
  afterNavigation: () => Promise<void>
  /** To be called when the user went back to a page in another language: that page is shown in the current language. */
  afterBackNavigation: () => void
}

/**
 * Shows the language of the URL or device, stores it in the cookie, and changes it on navigation and by the switcher (sections 4 and 9 of
 * the specification). A language is shown completely or not at all: if its messages cannot be loaded, the current language stays.
 */
export async function startLocale({
  getLocation,
  languages,
  cameFromShop = false,
  pageDocument,
  isApiCrossOrigin,
  replaceUrl: readdress,
  onLanguageChange: heard,
  locales,
  fetchMessages = loadMessages,
}: LocaleEnvironment): Promise<PageLocale> {
  /** Counts the changes of language. Only the newest change is applied. */
  let newest = 0

  async function showLocale(code: string): Promise<boolean> {
    newest += 1
    const mine = newest
    const locale = localeNamed(code, locales)
    if (locale === null) return false
    const messages = code === i18n.locale ? {} : await fetchMessages(code)
    if (messages === null || mine !== newest) return false
    heard?.(code)
    if (code !== i18n.locale) i18n.loadAndActivate({ locale: code, messages })
    const { documentElement: root } = pageDocument
    const dir = textDirectionOf(locale)
    // Setting `lang` or `dir` makes the browser recalculate styles, even if the value is unchanged.
    if (root.lang !== locale.iso) root.lang = locale.iso
    if (root.dir !== dir) root.dir = dir
    pageDocument.cookie = formatCookie(LOCALE_COOKIE, code, { maxAgeDays: LOCALE_COOKIE_DAYS, isApiCrossOrigin })
    return true
  }

  /** Changes the window's URL to this page's URL in a language, unless it is that already. */
  function replaceUrlForLocale(code: string): void {
    const { pathname, search, hash = '' } = getLocation()
    const address = localePath(readLocalePath(pathname, locales).path, code, locales)
    if (address !== pathname) readdress(address + search + hash)
  }

  const { locale: wanted, redirectTo } = localeAtStart(
    getLocation(),
    { cookie: readCookie(pageDocument.cookie, LOCALE_COOKIE), languages, cameFromShop },
    locales,
  )
  if ((await showLocale(wanted)) && redirectTo !== null) replaceUrlForLocale(wanted)

  return {
    async showStartLocale() {
      if (i18n.locale !== wanted && !(await showLocale(wanted))) throw new Error(`Failed to fetch dynamically imported module: ${wanted}`)
    },
    async switchTo(code) {
      if (!(await showLocale(code))) return false
      replaceUrlForLocale(code)
      return true
    },
    async afterNavigation() {
      const now = localeAfterNavigation(getLocation().pathname, i18n.locale, locales)
      if (now !== i18n.locale) await showLocale(now)
    },
    afterBackNavigation: () => replaceUrlForLocale(i18n.locale),
  }
}
