import { LOCALE_DEFAULT } from './limits.ts'

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

/** THE locale table. A language joins with a row here and its folder in locales/ (src/app/i18n/README.md). */
export const locales: Locales = {
  all: [
    { code: LOCALE_DEFAULT, iso: LOCALE_DEFAULT },
    { code: 'de', iso: 'de-DE' },
  ],
  default: LOCALE_DEFAULT,
  fallback: null,
  strategy: 'prefix_except_default',
}

/** What a shop has of the languages; what it does not say is as in the table. */
export interface LocaleChoice {
  /** Codes of the table. */
  codes?: readonly string[] | undefined
  default?: string | undefined
  strategy?: Locales['strategy'] | undefined
}

/** The languages of one shop. Its default is always among them, and what the table does not know is not. */
export function localesOf(choice: LocaleChoice | undefined, set: Locales = locales): Locales {
  if (choice === undefined) return set
  const main = localeNamed(choice.default ?? null, set)?.code ?? set.default
  const all = set.all.filter(({ code }) => code === main || (choice.codes?.includes(code) ?? true))
  return { ...set, all, default: main, strategy: choice.strategy ?? set.strategy }
}

export const localeNamed = (code: string | null, { all }: Locales): Locale | null => all.find((one) => one.code === code) ?? null

/**
 * An address without its language, query and all: `/de/prod/m/ST-1` is `/prod/m/ST-1` in `de`. The default language has no
 * prefix, so `/en-US/…` is no language's address.
 */
export function readLocalePath(pathname: string, set: Locales): { locale: string; path: string } {
  // Two slashes behind a prefix would be another host's address without it.
  const [, prefix = '', rest = ''] = /^\/([^/?#]+)(\/(?!\/).*|[?#].*)?$/.exec(pathname) ?? []
  const prefixed = set.strategy === 'no_prefix' || prefix === set.default ? null : localeNamed(prefix, set)
  if (prefixed === null) return { locale: set.default, path: pathname }
  return { locale: prefixed.code, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The address of a path of this shop in a language, query and all; without a trailing slash, unless it is the start page. */
export function localePath(path: string, locale: string, set: Locales): string {
  const [, pathname = '', more = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const bare = pathname.replace(/\/+$/, '')
  const prefix = set.strategy === 'no_prefix' || locale === set.default ? '' : `/${locale}`
  return (prefix + bare || '/') + more
}
