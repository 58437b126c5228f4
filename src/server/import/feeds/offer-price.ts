import { cents } from '#server/import/pies/values.ts'
import { currencyOf } from '#server/import/tables/values/money.ts'
import type { FeedRemarks } from './remarks.ts'
import type { FeedValue } from './values.ts'

export interface Amount {
  cents: number
  /** Empty where the value does not say it. */
  currency: string
}

/** The old name of the rouble, which feeds still use, and its new one. */
export const currencyCode = (code: string): string => (/^RUR$/i.test(code.trim()) ? 'RUB' : code.trim().toUpperCase())

/** An amount such as `189.00 USD`, `EUR 12,50` or `189`. Undefined, and said, where it is none. */
export function amountOf({ at, column, text }: FeedValue, remarks: FeedRemarks): Amount | undefined {
  const [, before = '', number = '', behind = ''] = /^\s*([^\d.,\s-]*)\s*(-?[\d.,'’\s\u00a0\u202f]*\d)\s*([^\d]*)$/u.exec(text) ?? []
  const word = (before + behind).trim()
  const currency = word === '' ? '' : (currencyOf(currencyCode(word)) ?? currencyOf(word))
  const amount = cents(number)
  if (amount === null || currency === null || amount < 0)
    return remarks.refuse(at, column, text, 'A price such as 189.00 USD, which can be read one way only.')
  return { cents: amount, currency }
}

/** Whether two amounts say two currencies, so that neither is below the other. */
export const areApart = (one: Amount, other: Amount): boolean =>
  one.currency !== '' && other.currency !== '' && one.currency !== other.currency

/** Prices of an offer: what it costs now, and what it cost before where that is more. A price of before of zero is none. */
export function offerPrice(now: Amount, before: Amount | undefined): { cents: number; wasCents?: number | null; currency?: string } {
  const currency = now.currency || before?.currency || ''
  return {
    cents: now.cents,
    wasCents: before !== undefined && before.cents > now.cents ? before.cents : null,
    ...(currency !== '' && { currency }),
  }
}
