import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import type { DecimalMark } from './decimal-mark.ts'
import { toPlainNumberText } from './number-text.ts'

/** The currency codes for the signs and words that name a currency, such as `€`. */
const currencyCodesBySign: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  us$: 'USD',
  '£': 'GBP',
  zł: 'PLN',
  zl: 'PLN',
  '¥': 'JPY',
  'fr.': 'CHF',
  sfr: 'CHF',
  kč: 'CZK',
  ft: 'HUF',
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  '₺': 'TRY',
  '₹': 'INR',
  '₽': 'RUB',
  元: 'CNY',
  rmb: 'CNY',
  '₴': 'UAH',
  '฿': 'THB',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₸': 'KZT',
  '₱': 'PHP',
  '₾': 'GEL',
  c$: 'CAD',
  ca$: 'CAD',
  can$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aus$: 'AUD',
  nz$: 'NZD',
  mx$: 'MXN',
  mex$: 'MXN',
  r$: 'BRL',
  hk$: 'HKD',
  nt$: 'TWD',
  s$: 'SGD',
  sg$: 'SGD',
  u$s: 'USD',
}
const knownCurrencyCodes = new Set(
  (
    'EUR USD GBP CHF PLN CZK HUF SEK NOK DKK RON BGN TRY UAH RUB CAD AUD NZD MXN BRL JPY CNY INR KRW ZAR AED SAR ILS THB SGD HKD TWD ' +
    'ARS CLP COP PEN ISK RSD MAD EGP IDR MYR PHP VND KZT GEL'
  ).split(' '),
)

/** Returns the currency of a sign, a word or a code. Null when the text is no known currency. */
export function detectCurrency(text: string): string | null {
  const plain = text.trim()
  // A code may be followed by a dollar sign: `CAD$`.
  const code = plain.toUpperCase().replace(/(?<=^[A-Z]{3})\$$/, '')
  return knownCurrencyCodes.has(code) ? code : (currencyCodesBySign[plain.toLowerCase()] ?? null)
}

export interface MoneyAmount {
  cents: number
  /** The currency that the cell names, or null. */
  currency: string | null
  /** Whether fractions of a cent were rounded. */
  isRounded: boolean
}

const MAX_CENTS = 100_000_000_00

/**
 * Parses a price: `12,50 €`, `USD 1,234.50`, `1'234.–`.
 * @throws InvalidValueError when the text is not a price.
 */
export function parseMoney(written: string, mark: DecimalMark | 'mixed' | null): MoneyAmount {
  const text = written.replace(/[.,]\s?[-–—]{1,2}$/, '')
  const parts = /^([^\d.,+-]*)\s*([+\-−]?[\d.,'’\s\u00a0\u202f]*\d)\s*([^\d]*)$/u.exec(text.trim())
  const [, before = '', number = '', behind = ''] = parts ?? []
  const word = (before + behind).trim()
  const currency = word === '' ? null : detectCurrency(word)
  if (!parts || (word !== '' && currency === null)) throw new InvalidValueError(`A price such as 12.50 or 12,50 €: ${written} is none.`)
  const plain = toPlainNumberText(number, mark)
  const [units = '0', fraction = ''] = plain.replace('-', '').split('.')
  const cents = Number(units) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0)
  if (cents > MAX_CENTS) throw new InvalidValueError(`A price below 100 million: ${written} is more.`)
  // A negative price is accepted here and refused later (engine/plan/part/check-part-facts.ts).
  return { cents: plain.startsWith('-') ? -cents : cents, currency, isRounded: /[1-9]/.test(fraction.slice(2)) }
}
