import type { I18n } from '@lingui/core'
import { countries } from '#contract/countries.ts'

/** A country by its ISO code in the reader's language; what is no such code is shown as it came. */
export function regionName(i18n: I18n, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([i18n.locale], { type: 'region', fallback: 'code' }).of(code) ?? code
}

/** All countries by their names in the reader's language, in its order. */
export function namedCountries(i18n: I18n): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(i18n.locale)
  return countries.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) => compare(one.name, other.name))
}
