import type { Messages } from '@lingui/core'
import { directionOf, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localeAfterMove, localeAtStart } from '#contract/locale/detect.ts'
import { type Locales, localeNamed, localePath, readLocalePath } from '#contract/locales.ts'
import { cookieText, readCookie } from './cookie.ts'
import { i18n } from './language.ts'
import { loadMessages } from './load-messages.ts'

/** The environment that the language is read from and applied to. */
export interface LocaleContext {
  /** Path, query and fragment of the page. */
  here: () => { pathname: string; search: string; hash?: string }
  /** The browser's preferred languages, best first. */
  languages: readonly string[]
  /** The previous page belongs to this shop. */
  fromInside?: boolean
  page: { cookie: string; documentElement: { lang: string; dir: string } }
  /** The API has another origin than the pages. */
  crossOrigin: boolean
  /** Replaces the URL of the window, for the same page. */
  readdress: (to: string) => void
  /** Called with the language that is about to be shown. */
  heard?: (locale: string) => void
  set: Locales
  load?: (locale: string) => Promise<Messages | null>
}

/** The language of one page. */
export interface PageLocale {
  /** Rejects if the requested language still cannot be shown after one retry. */
  shown: () => Promise<void>
  /** Switches to a language chosen by the user, and navigates to this page's URL in it. False if its messages cannot be loaded. */
  switchTo: (locale: string) => Promise<boolean>
  /** Called after a navigation. */
  moved: () => Promise<void>
  /** Called when the user went back to a page in another language: it is shown in the current language. */
  wentBack: () => void
}

/**
 * Shows the language of the URL or device, stores it in the cookie, and changes it on navigation and by the switcher (specification,
 * sections 4 and 9). A language is shown completely or not at all: if its messages cannot be loaded, the current one stays.
 */
export async function startLocale({
  here,
  languages,
  fromInside = false,
  page,
  crossOrigin,
  readdress,
  heard,
  set,
  load = loadMessages,
}: LocaleContext): Promise<PageLocale> {
  /** Each change has a number; only the newest is applied. */
  let newest = 0

  async function show(code: string): Promise<boolean> {
    newest += 1
    const mine = newest
    const locale = localeNamed(code, set)
    if (locale === null) return false
    const messages = code === i18n.locale ? {} : await load(code)
    if (messages === null || mine !== newest) return false
    heard?.(code)
    if (code !== i18n.locale) i18n.loadAndActivate({ locale: code, messages })
    const { documentElement: root } = page
    const dir = directionOf(locale)
    // Setting these attributes makes the browser recalculate styles, even if the value is unchanged.
    if (root.lang !== locale.iso) root.lang = locale.iso
    if (root.dir !== dir) root.dir = dir
    page.cookie = cookieText(LOCALE_COOKIE, code, { days: LOCALE_COOKIE_DAYS, crossOrigin })
    return true
  }

  /** Updates the window's URL to this page's URL in a language, unless it already is. */
  function addressIn(code: string): void {
    const { pathname, search, hash = '' } = here()
    const address = localePath(readLocalePath(pathname, set).path, code, set)
    if (address !== pathname) readdress(address + search + hash)
  }

  const { locale: wanted, goTo } = localeAtStart(here(), { cookie: readCookie(page.cookie, LOCALE_COOKIE), languages, fromInside }, set)
  if ((await show(wanted)) && goTo !== null) addressIn(wanted)

  return {
    async shown() {
      if (i18n.locale !== wanted && !(await show(wanted))) throw new Error(`Failed to fetch dynamically imported module: ${wanted}`)
    },
    async switchTo(code) {
      if (!(await show(code))) return false
      addressIn(code)
      return true
    },
    async moved() {
      const now = localeAfterMove(here().pathname, i18n.locale, set)
      if (now !== i18n.locale) await show(now)
    },
    wentBack: () => addressIn(i18n.locale),
  }
}
