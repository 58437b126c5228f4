import type { Locales } from '#contract/locales.ts'

/** Constants of the specification (section 9). */
export const LOCALE_SEPARATOR = '___'
export const LOCALE_DEFAULT_SUFFIX = 'default'

/**
 * The route name in a language: `home___de`; in the default language, whose URLs have no prefix, `home___en-US___default`. Without prefixes
 * one route serves all languages, and its name has no suffix.
 */
export function localeRouteName(name: string, locale: string, set: Locales): string {
  if (set.strategy === 'no_prefix') return name
  return [name, locale, ...(locale === set.default ? [LOCALE_DEFAULT_SUFFIX] : [])].join(LOCALE_SEPARATOR)
}
