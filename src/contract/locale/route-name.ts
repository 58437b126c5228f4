import type { Locales } from './locales.ts'

/** The texts that form the route name of a language (section 9 of the specification). */
export const LOCALE_SEPARATOR = '___'
export const LOCALE_DEFAULT_SUFFIX = 'default'

/**
 * Returns the route name in a language: `home___de`; in the default language, whose URLs have no prefix, `home___en-US___default`. Without
 * URL prefixes one route serves all languages, and its name has no suffix.
 */
export function localeRouteName(name: string, locale: string, set: Locales): string {
  if (set.strategy === 'no_prefix') return name
  return [name, locale, ...(locale === set.default ? [LOCALE_DEFAULT_SUFFIX] : [])].join(LOCALE_SEPARATOR)
}
