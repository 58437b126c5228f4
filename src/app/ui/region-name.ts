import type { I18n } from '@lingui/core'
import { countries } from '#contract/addresses/countries.ts'

/** Returns the name of a country in the current language, by its ISO code. An invalid code is returned unchanged. */
export function countryNameOf(i18n: I18n, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return regionNames(i18n.locale).of(code) ?? code
}

const regionNamesCache = new Map<string, Intl.DisplayNames>()
/** Returns the names of regions in a language. They are cached, because making them takes a tenth of a millisecond, and on a phone more. */
function regionNames(locale: string): Intl.DisplayNames {
  const known = regionNamesCache.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  regionNamesCache.set(locale, known)
  return known
}

/** Returns all countries with their names in the current language, sorted by the rules of that language. */
export function listNamedCountries(i18n: I18n): { code: string; name: string }[] {
  const names = regionNames(i18n.locale)
  const { compare } = new Intl.Collator(i18n.locale)
  return countries.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) => compare(one.name, other.name))
}
