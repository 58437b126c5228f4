import type { Locales } from '#contract/locales.ts'

/** Constants of section 9 of the specification. */
export const LOCALE_SEPARATOR = '___'
export const LOCALE_DEFAULT_SUFFIX = 'default'

/**
 * What a route is called in a language: `home___de`; in the default language, whose addresses have no prefix, `home___en-US___default`.
 * Without prefixes one address is of all languages, and so is its name.
 */
export function localeRouteName(name: string, locale: string, set: Locales): string {
  if (set.strategy === 'no_prefix') return name
  return [name, locale, ...(locale === set.default ? [LOCALE_DEFAULT_SUFFIX] : [])].join(LOCALE_SEPARATOR)
}
