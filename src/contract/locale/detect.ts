import { type Locale, type Locales, localeNamed, localePath, readLocalePath } from '#contract/locales.ts'

/** Constants of the specification (section 9). */
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365
export const COOKIE_PATH = '/'

export const directionOf = ({ dir = 'ltr' }: Locale): 'ltr' | 'rtl' => dir

const primary = (tag: string) => tag.toLowerCase().split('-')[0]

/**
 * The best available language for a browser: for each preferred language in order, an exact match, otherwise one of the same base language.
 */
function suiting(preferred: readonly string[], { all }: Locales): Locale | null {
  for (const language of preferred) {
    const exact = all.find(({ code, iso }) => [code, iso].some((tag) => tag.toLowerCase() === language.toLowerCase()))
    const near = exact ?? all.find(({ iso }) => primary(iso) === primary(language))
    if (near !== undefined) return near
  }
  return null
}

/** The language settings of a device: the value of the stored cookie, and the browser's languages, best first. */
export interface DeviceLanguages {
  cookie: string | null
  languages: readonly string[]
  /** The previous page belongs to this shop, so the link already determined the language. */
  fromInside?: boolean
}

/** The language of a device: from the cookie, the browser, the fallback, or the default, in this order (specification, section 4). */
export const detectLocale = ({ cookie, languages }: DeviceLanguages, set: Locales): string =>
  (localeNamed(cookie, set) ?? suiting(languages, set) ?? localeNamed(set.fallback, set))?.code ?? set.default

/** The language to show for a URL, and the redirect target, if any. */
export interface LocaleStep {
  locale: string
  goTo: string | null
}

/**
 * The language of a newly opened page. The URL decides. Only at the root path does the device's language decide, with a redirect to that
 * language's start page (specification, section 4). A link inside the shop is not redirected; otherwise the start page of the default
 * language would be unreachable. Without URL prefixes the device's language always decides.
 */
export function localeAtStart(
  { pathname, search }: { pathname: string; search: string },
  device: DeviceLanguages,
  set: Locales,
): LocaleStep {
  if (set.strategy === 'no_prefix') return { locale: detectLocale(device, set), goTo: null }
  if (pathname !== '/' || device.fromInside === true) return { locale: readLocalePath(pathname, set).locale, goTo: null }
  const locale = detectLocale(device, set)
  return { locale, goTo: locale === set.default ? null : localePath(`/${search}`, locale, set) }
}

/** The language after a navigation: the one in the path, otherwise the current one. */
export const localeAfterMove = (pathname: string, shown: string, set: Locales): string =>
  set.strategy === 'no_prefix' ? shown : readLocalePath(pathname, set).locale
