import { LOCALE_DEFAULT } from '#contract/limits.ts'

/** A language (section 3 of the specification, "Locale"). `dir` defaults to ltr. */
export interface Locale {
  code: string
  iso: string
  dir?: 'ltr' | 'rtl'
  /** The separate host name of this language, if it has one. */
  domain?: string
}

/** The languages of a shop, and how URLs and device settings select one (sections 4 and 9 of the specification). */
export interface Locales {
  all: readonly Locale[]
  default: string
  /** The language that is used if neither the cookie nor the browser names an available language. */
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
  /** The codes of the chosen languages in the table. */
  codes?: readonly string[] | undefined
  default?: string | undefined
  strategy?: Locales['strategy'] | undefined
}

/** Returns the languages of a shop. The default language is always included; unknown codes are dropped. */
export function localesOf(choice: LocaleChoice | undefined, set: Locales = locales): Locales {
  if (choice === undefined) return set
  const main = localeNamed(choice.default ?? null, set)?.code ?? set.default
  const all = set.all.filter(({ code }) => code === main || (choice.codes?.includes(code) ?? true))
  return { ...set, all, default: main, strategy: choice.strategy ?? set.strategy }
}

export const localeNamed = (code: string | null, { all }: Locales): Locale | null => all.find((one) => one.code === code) ?? null

/**
 * Splits a URL, query included, into its language and path: `/de/prod/m/ST-1` is `/prod/m/ST-1` in `de`. The default language has no
 * prefix, so `/en-US/…` is not recognised.
 */
export function readLocalePath(pathname: string, set: Locales): { locale: string; path: string } {
  // Two slashes after the prefix are excluded, because the rest would be a URL of another host.
  const [, prefix = '', rest = ''] = /^\/([^/?#]+)(\/(?!\/).*|[?#].*)?$/.exec(pathname) ?? []
  const prefixed = set.strategy === 'no_prefix' || prefix === set.default ? null : localeNamed(prefix, set)
  if (prefixed === null) return { locale: set.default, path: pathname }
  return { locale: prefixed.code, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Returns the URL of a path in a language, query included. It has no trailing slash, except for the start page. */
export function localePath(path: string, locale: string, set: Locales): string {
  const [, pathname = '', more = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const bare = pathname.replace(/\/+$/, '')
  const prefix = set.strategy === 'no_prefix' || locale === set.default ? '' : `/${locale}`
  return (prefix + bare || '/') + more
}
