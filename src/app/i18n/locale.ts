import type { Messages } from '@lingui/core'
import {
  directionOf,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  type Locales,
  localeAfterMove,
  localeAtStart,
  localeNamed,
  localePath,
  locales,
  readLocalePath,
} from '#contract/locales.ts'
import { cookieText, readCookie } from './cookie.ts'
import { i18n } from './language.ts'
import { loadMessages } from './load-messages.ts'

/** What the language of a page is read from and shown in. */
export interface LocaleContext {
  /** Path and query of the page. */
  here: () => { pathname: string; search: string }
  /** What the browser wants, best first. */
  languages: readonly string[]
  page: { cookie: string; documentElement: { lang: string; dir: string } }
  /** The shop's calls go to another origin than its pages come from. */
  crossOrigin: boolean
  go: (to: string, how?: { replace?: boolean }) => void
  set?: Locales
  load?: (locale: string) => Promise<Messages | null>
}

/** The language of one page, from its start on. */
export interface PageLocale {
  /** Takes another language because somebody chose it, and goes to this page's address in it. False when its sentences cannot be had. */
  switchTo: (locale: string) => Promise<boolean>
  /** The page has moved to another address. */
  moved: () => Promise<void>
}

/**
 * Shows the language that the address or the device asks for, remembers it in the cookie, and changes it on navigation and by switch
 * (specification, sections 4 and 9). Nothing is shown half: where sentences cannot be had, the language stays as it was.
 */
export async function startLocale({
  here,
  languages,
  page,
  crossOrigin,
  go,
  set = locales,
  load = loadMessages,
}: LocaleContext): Promise<PageLocale> {
  /** Each change has a number; only the newest is shown. */
  let newest = 0

  async function show(code: string): Promise<boolean> {
    newest += 1
    const mine = newest
    const locale = localeNamed(code, set)
    if (locale === null) return false
    if (code !== i18n.locale) {
      const messages = await load(code)
      if (messages === null || mine !== newest) return false
      i18n.load(code, messages)
      i18n.activate(code)
    }
    const { documentElement: root } = page
    const dir = directionOf(locale)
    // The browser styles the whole page anew when these are set, even to what they are.
    if (root.lang !== locale.iso) root.lang = locale.iso
    if (root.dir !== dir) root.dir = dir
    page.cookie = cookieText(LOCALE_COOKIE, code, { days: LOCALE_COOKIE_DAYS, crossOrigin })
    return true
  }

  const { locale, goTo } = localeAtStart(here(), { cookie: readCookie(page.cookie, LOCALE_COOKIE), languages }, set)
  if ((await show(locale)) && goTo !== null) go(goTo, { replace: true })

  return {
    async switchTo(code) {
      if (!(await show(code))) return false
      const { pathname, search } = here()
      const address = localePath(readLocalePath(pathname, set).path + search, code, set)
      if (address !== pathname + search) go(address)
      return true
    },
    async moved() {
      const wanted = localeAfterMove(here().pathname, i18n.locale, set)
      if (wanted !== i18n.locale) await show(wanted)
    },
  }
}
