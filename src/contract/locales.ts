import { LOCALE_DEFAULT } from './limits.ts'

/** Constants of section 9 of the specification. */
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365
export const LOCALE_SEPARATOR = '___'
export const LOCALE_DEFAULT_SUFFIX = 'default'
export const COOKIE_PATH = '/'

/** A language of the shop (specification, section 3, Locale). `dir` is ltr unless said otherwise. */
export interface Locale {
  code: string
  iso: string
  dir?: 'ltr' | 'rtl'
  /** A host of its own, for a language that has one. */
  domain?: string
}

/** The languages, and how addresses and the device's languages choose among them (specification, sections 4 and 9). */
export interface Locales {
  all: readonly Locale[]
  default: string
  /** Taken where neither the cookie nor the browser names a language that there is. */
  fallback: string | null
  strategy: 'prefix_except_default' | 'no_prefix'
}

/** THE locale table. A language joins with a row here, a row in package.json under "lingui" and its file in locales/. */
export const locales: Locales = {
  all: [{ code: LOCALE_DEFAULT, iso: LOCALE_DEFAULT }],
  default: LOCALE_DEFAULT,
  fallback: null,
  strategy: 'prefix_except_default',
}

export const directionOf = ({ dir = 'ltr' }: Locale): 'ltr' | 'rtl' => dir

export const localeNamed = (code: string | null, { all }: Locales): Locale | null => all.find((one) => one.code === code) ?? null

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
}

/** Which language a device wants: by cookie, then by browser, then the fallback, then the default (specification, section 4). */
export const detectLocale = ({ cookie, languages }: DeviceLanguages, set: Locales): string =>
  (localeNamed(cookie, set) ?? suiting(languages, set) ?? localeNamed(set.fallback, set))?.code ?? set.default

/**
 * An address without its language: `/de/prod/m/ST-1` is `/prod/m/ST-1` in `de`. The default language has no prefix, so `/en-US/…` is no
 * language's address.
 */
export function readLocalePath(pathname: string, set: Locales): { locale: string; path: string } {
  const [, prefix = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  const prefixed = set.strategy === 'no_prefix' || prefix === set.default ? null : localeNamed(prefix, set)
  return prefixed === null ? { locale: set.default, path: pathname } : { locale: prefixed.code, path: rest || '/' }
}

/** The address of a path of this shop in a language, query and all; without a trailing slash, unless it is the start page. */
export function localePath(path: string, locale: string, set: Locales): string {
  const [, pathname = '', more = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const bare = pathname.replace(/\/+$/, '')
  const prefix = set.strategy === 'no_prefix' || locale === set.default ? '' : `/${locale}`
  return (prefix + bare || '/') + more
}

/** What is to be done at an address: which language is shown, and where else to go for it, if anywhere. */
export interface LocaleStep {
  locale: string
  goTo: string | null
}

/**
 * The language of a page that has just been opened. The address decides; only at the root path does the device, and it is sent to its
 * language's start page (specification, section 4). Without prefixes no address says a language, so the device always decides.
 */
export function localeAtStart(
  { pathname, search }: { pathname: string; search: string },
  device: DeviceLanguages,
  set: Locales,
): LocaleStep {
  if (set.strategy === 'no_prefix') return { locale: detectLocale(device, set), goTo: null }
  if (pathname !== '/') return { locale: readLocalePath(pathname, set).locale, goTo: null }
  const locale = detectLocale(device, set)
  return { locale, goTo: locale === set.default ? null : localePath(`/${search}`, locale, set) }
}

/** The language after a navigation to a path: the one that its address says, else the one that is shown already. */
export const localeAfterMove = (pathname: string, shown: string, set: Locales): string =>
  set.strategy === 'no_prefix' ? shown : readLocalePath(pathname, set).locale
