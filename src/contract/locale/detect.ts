import { type Locale, type Locales, localeNamed, localePath, readLocalePath } from '#contract/locales.ts'

/** Constants of section 9 of the specification. */
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365
export const COOKIE_PATH = '/'

export const directionOf = ({ dir = 'ltr' }: Locale): 'ltr' | 'rtl' => dir

const primary = (tag: string) => tag.toLowerCase().split('-')[0]

/** The language that suits a browser best: of each that it prefers, in their order, the very one, else one of the same tongue. */
function suiting(preferred: readonly string[], { all }: Locales): Locale | null {
  for (const language of preferred) {
    const exact = all.find(({ code, iso }) => [code, iso].some((tag) => tag.toLowerCase() === language.toLowerCase()))
    const near = exact ?? all.find(({ iso }) => primary(iso) === primary(language))
    if (near !== undefined) return near
  }
  return null
}

/** What a device says of its language: the stored cookie's value, and the browser's languages, best first. */
export interface DeviceLanguages {
  cookie: string | null
  languages: readonly string[]
  /** The page before this one is of this shop: a link has said the language already. */
  fromInside?: boolean
}

/** Which language a device wants: by cookie, then by browser, then the fallback, then the default (specification, section 4). */
export const detectLocale = ({ cookie, languages }: DeviceLanguages, set: Locales): string =>
  (localeNamed(cookie, set) ?? suiting(languages, set) ?? localeNamed(set.fallback, set))?.code ?? set.default

/** What is to be done at an address: which language is shown, and where else to go for it, if anywhere. */
export interface LocaleStep {
  locale: string
  goTo: string | null
}

/**
 * The language of a page that has just been opened. The address decides; only at the root path does the device, and it is sent to its
 * language's start page (specification, section 4), unless a link of the shop has led there: that of the default language would lead
 * nowhere. Without prefixes no address says a language, so the device always decides.
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

/** The language after a navigation to a path: the one that its address says, else the one that is shown already. */
export const localeAfterMove = (pathname: string, shown: string, set: Locales): string =>
  set.strategy === 'no_prefix' ? shown : readLocalePath(pathname, set).locale
