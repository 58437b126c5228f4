import type { Messages } from '@lingui/core'
import { directionOf, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localeAfterMove, localeAtStart } from '#contract/locale/detect.ts'
import { type Locales, localeNamed, localePath, readLocalePath } from '#contract/locales.ts'
import { cookieText, readCookie } from './cookie.ts'
import { i18n } from './language.ts'
import { loadMessages } from './load-messages.ts'

/** What the language of a page is read from and shown in. */
export interface LocaleContext {
  /** Path, query and place of the page. */
  here: () => { pathname: string; search: string; hash?: string }
  /** What the browser wants, best first. */
  languages: readonly string[]
  /** The page before this one is of this shop. */
  fromInside?: boolean
  page: { cookie: string; documentElement: { lang: string; dir: string } }
  /** The shop's calls go to another origin than its pages come from. */
  crossOrigin: boolean
  /** Puts another address into the window, for the same page. */
  readdress: (to: string) => void
  /** Hears which language is about to be shown. */
  heard?: (locale: string) => void
  set: Locales
  load?: (locale: string) => Promise<Messages | null>
}

/** The language of one page, from its start on. */
export interface PageLocale {
  /** Rejects when the language that the address asks for is still not shown, after one more attempt. */
  shown: () => Promise<void>
  /** Takes another language because somebody chose it, and goes to this page's address in it. False when its sentences cannot be had. */
  switchTo: (locale: string) => Promise<boolean>
  /** The page has moved on to another address. */
  moved: () => Promise<void>
  /** The reader went back to a page that they had seen in another language: it is shown in this one. */
  wentBack: () => void
}

/**
 * Shows the language that the address or the device asks for, remembers it in the cookie, and changes it on navigation and by switch
 * (specification, sections 4 and 9). Nothing is shown half: where sentences cannot be had, the language stays as it was.
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
  /** Each change has a number; only the newest is shown. */
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
    // The browser styles the whole page anew when these are set, even to what they are.
    if (root.lang !== locale.iso) root.lang = locale.iso
    if (root.dir !== dir) root.dir = dir
    page.cookie = cookieText(LOCALE_COOKIE, code, { days: LOCALE_COOKIE_DAYS, crossOrigin })
    return true
  }

  /** This page's address in a language goes into the window, unless it stands there. */
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
