import { parseCents } from '#server/import/pies/values.ts'
import { detectCurrency } from '#server/import/tables/values/money.ts'
import type { FeedRemarks } from './remarks.ts'
import type { FeedValue } from './values.ts'

export interface FeedAmount {
  cents: number
  /** The currency of the amount. Empty when the value names no currency. */
  currency: string
}

/** Normalizes a currency code. The rouble's old code `RUR`, which feeds still use, becomes `RUB`. */
export const normalizeCurrencyCode = (code: string): string => (/^RUR$/i.test(code.trim()) ? 'RUB' : code.trim().toUpperCase())

/** Parses an amount such as `189.00 USD`, `EUR 12,50` or `189`. Undefined, with a refusal, when the text is not an amount. */
export function parseAmount({ at, column, text }: FeedValue, remarks: FeedRemarks): FeedAmount | undefined {
  const [, before = '', number = '', behind = ''] = /^\s*([^\d.,\s-]*)\s*(-?[\d.,'’\s\u00a0\u202f]*\d)\s*([^\d]*)$/u.exec(text) ?? []
  const word = (before + behind).trim()
  const currency = word === '' ? '' : (detectCurrency(normalizeCurrencyCode(word)) ?? detectCurrency(word))
  const amount = parseCents(number)
  if (amount === null || currency === null || amount < 0)
    return remarks.addRefusal(at, column, text, 'A price such as 189.00 USD, which can be read one way only.')
  return { cents: amount, currency }
}

/** Whether two amounts cannot be compared because their currencies differ. */
export const haveDifferentCurrencies = (one: FeedAmount, other: FeedAmount): boolean =>
  one.currency !== '' && other.currency !== '' && one.currency !== other.currency

/** Returns the current price of an offer, and the former price if that is higher. A former price of zero is ignored. */
export function combineOfferPrice(
  now: FeedAmount,
  before: FeedAmount | undefined,
): { cents: number; wasCents?: number | null; currency?: string } {
  const currency = now.currency || before?.currency || ''
  return {
    cents: now.cents,
    wasCents: before !== undefined && before.cents > now.cents ? before.cents : null,
    ...(currency !== '' && { currency }),
  }
}
