import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { i18n } from './language.ts'

const locale = () => i18n.locale || LOCALE_DEFAULT

const formats = new Map<string, Intl.NumberFormat>()
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale() + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.NumberFormat(locale(), options)
  formats.set(key, known)
  return known
}

/** US dollars as en-US writes them (specification, section 9). */
export const money = (usd: number): string => numberFormat({ style: 'currency', currency: 'USD' }).format(usd)

/** A plain number; with `decimals`, always that many. */
export const number = (value: number, decimals?: number): string =>
  numberFormat(decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)

/** A day, without the time: `3 Dec 2026` as en-US writes it. */
export const day = (iso: string): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(iso))
