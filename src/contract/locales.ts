import { LOCALE_DEFAULT } from './limits.ts'

/** A language (specification, section 3, Locale). `dir` defaults to ltr. */
export interface Locale {
  code: string
  iso: string
  dir?: 'ltr' | 'rtl'
  /** A separate host for this language. */
  domain?: string
}

/** The languages, and how URLs and device settings select one (specification, sections 4 and 9). */
export interface Locales {
  all: readonly Locale[]
  default: string
  /** Used if neither the cookie nor the browser names an available language. */
  fallback: string | null
  strategy: 'prefix_except_default' | 'no_prefix'
}

/** The table of languages. To add one, add a row here and a folder in locales/ (src/app/i18n/README.md). */
export const locales: Locales = {
  all: [
    { code: LOCALE_DEFAULT, iso: LOCALE_DEFAULT },
    { code: 'de', iso: 'de-DE' },
  ],
  default: LOCALE_DEFAULT,
  fallback: null,
  strategy: 'prefix_except_default',
}

/** A shop's choice of languages; missing settings are taken from the table. */
export interface LocaleChoice {
  /** Language codes of the table. */
  codes?: readonly string[] | undefined
  default?: string | undefined
  strategy?: Locales['strategy'] | undefined
}

/** The languages of a shop. The default language is always included; unknown codes are dropped. */
export function localesOf(choice: LocaleChoice | undefined, set: Locales = locales): Locales {
  if (choice === undefined) return set
  const main = localeNamed(choice.default ?? null, set)?.code ?? set.default
  const all = set.all.filter(({ code }) => code === main || (choice.codes?.includes(code) ?? true))
  return { ...set, all, default: main, strategy: choice.strategy ?? set.strategy }
}

export const localeNamed = (code: string | null, { all }: Locales): Locale | null => all.find((one) => one.code === code) ?? null

/**
 * Splits a URL into language and path, query included: `/de/prod/m/ST-1` is `/prod/m/ST-1` in `de`. The default language has no prefix, so
 * `/en-US/…` is not recognised.
 */
export function readLocalePath(pathname: string, set: Locales): { locale: string; path: string } {
  // Two slashes after the prefix are excluded: the rest would be a URL of another host.
  const [, prefix = '', rest = ''] = /^\/([^/?#]+)(\/(?!\/).*|[?#].*)?$/.exec(pathname) ?? []
  const prefixed = set.strategy === 'no_prefix' || prefix === set.default ? null : localeNamed(prefix, set)
  if (prefixed === null) return { locale: set.default, path: pathname }
  return { locale: prefixed.code, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The URL of a path in a language, query included; without trailing slash, except for the start page. */
export function localePath(path: string, locale: string, set: Locales): string {
  const [, pathname = '', more = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const bare = pathname.replace(/\/+$/, '')
  const prefix = set.strategy === 'no_prefix' || locale === set.default ? '' : `/${locale}`
  return (prefix + bare || '/') + more
}
