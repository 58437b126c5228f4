import { type Locale, type Locales, localeNamed, localePath, readLocalePath } from './locales.ts'

/** The name of the cookie that stores the language. Section 9 of the specification defines it and the other constants here. */
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365
export const COOKIE_PATH = '/'

export const textDirectionOf = ({ dir = 'ltr' }: Locale): 'ltr' | 'rtl' => dir

const baseLanguageOf = (tag: string) => tag.toLowerCase().split('-')[0]

/**
 * Returns the best available language for a browser. For each preferred language in order: an exact match, otherwise a language with the
 * same base language.
 */
function bestSuitedLocale(preferred: readonly string[], { all }: Locales): Locale | null {
  for (const language of preferred) {
    const exact = all.find(({ code, iso }) => [code, iso].some((tag) => tag.toLowerCase() === language.toLowerCase()))
    const near = exact ?? all.find(({ iso }) => baseLanguageOf(iso) === baseLanguageOf(language))
    if (near !== undefined) return near
  }
  return null
}

/** The language settings of a device: the value of the stored cookie, and the browser's languages, best first. */
export interface DeviceLanguages {
  cookie: string | null
  languages: readonly string[]
  /** Whether the visitor followed a link from another page of this shop, so that this link already determined the language. */
  cameFromShop?: boolean
}

/**
 * Returns the language of a device: from the cookie, the browser, the fallback, or the default, in this order (section 4 of the
 * specification).
 */
export const detectLocale = ({ cookie, languages }: DeviceLanguages, set: Locales): string =>
  (localeNamed(cookie, set) ?? bestSuitedLocale(languages, set) ?? localeNamed(set.fallback, set))?.code ?? set.default

/** The language to show for a URL, and the redirect target, if any. */
export interface LocaleDecision {
  locale: string
  redirectTo: string | null
}

/**
 * Returns the language of a newly opened page, and where to redirect. The URL decides the language. Only at the root path does the device's
 * language decide, with a redirect to the start page of that language (section 4 of the specification). A link inside the shop is not
 * redirected, because otherwise nobody could reach the start page of the default language. Without URL prefixes the device's language
 * always decides.
 */
export function localeAtStart(
  { pathname, search }: { pathname: string; search: string },
  device: DeviceLanguages,
  set: Locales,
): LocaleDecision {
  if (set.strategy === 'no_prefix') return { locale: detectLocale(device, set), redirectTo: null }
  if (pathname !== '/' || device.cameFromShop === true) return { locale: readLocalePath(pathname, set).locale, redirectTo: null }
  const locale = detectLocale(device, set)
  return { locale, redirectTo: locale === set.default ? null : localePath(`/${search}`, locale, set) }
}

/** Returns the language after a navigation: the language in the path, otherwise the current one. */
export const localeAfterNavigation = (pathname: string, shown: string, set: Locales): string =>
  set.strategy === 'no_prefix' ? shown : readLocalePath(pathname, set).locale
