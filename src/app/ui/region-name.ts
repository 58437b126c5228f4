import type { I18n } from '@lingui/core'

/** A country by its ISO code in the reader's language; what is no such code is shown as it came. */
export function regionName(i18n: I18n, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([i18n.locale], { type: 'region', fallback: 'code' }).of(code) ?? code
}
