import { InvalidArgumentError } from 'commander'
import type { FileEvent, PartFacts } from '#server/import/facts.ts'

/** The currency of all prices in the shop. */
const SHOP_CURRENCY = 'USD'

/** Exchange rates: US dollars for one unit of a currency, by currency code. */
export type ExchangeRates = Readonly<Record<string, number>>

/** Reads an exchange rate, such as `EUR=1.08`. A repeated option adds a rate. */
export function collectExchangeRate(text: string, before: ExchangeRates = {}): ExchangeRates {
  const [, currency, dollars] = /^([A-Za-z]{3})=(\d{1,6}(?:\.\d{1,8})?)$/.exec(text.trim()) ?? []
  if (currency === undefined || !(Number(dollars) > 0))
    throw new InvalidArgumentError('A rate looks like EUR=1.08: US dollars for one euro.')
  return { ...before, [currency.toUpperCase()]: Number(dollars) }
}

/**
 * Converts prices in an import file to US dollars with the given rates. The import refuses prices in other currencies. Prices of customer
 * groups are not converted.
 */
export async function* convertToDollars(events: AsyncIterable<FileEvent>, rates: ExchangeRates): AsyncGenerator<FileEvent, void> {
  for await (const event of events) yield event.type === 'part' ? convertPartPrices(event.part, rates) : event
}

function convertPartPrices(part: PartFacts, rates: ExchangeRates): FileEvent {
  const { currency = SHOP_CURRENCY, ...facts } = part
  const { cents: price, wasCents, coreCents, steps } = facts
  if (currency === SHOP_CURRENCY || [price, wasCents, coreCents, steps].every((said) => said == null)) return { type: 'part', part: facts }
  const dollars = rates[currency]
  if (dollars === undefined) return { type: 'part', part }
  const cents = (amount: number) => Math.round(amount * dollars)
  return {
    type: 'part',
    part: {
      ...facts,
      ...(price === undefined ? {} : { cents: cents(price) }),
      ...(wasCents == null ? {} : { wasCents: cents(wasCents) }),
      ...(coreCents === undefined ? {} : { coreCents: cents(coreCents) }),
      ...(steps === undefined ? {} : { steps: steps.map((step) => ({ ...step, cents: cents(step.cents) })) }),
    },
  }
}
