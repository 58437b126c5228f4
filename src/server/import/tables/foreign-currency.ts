import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import type { GuessedColumn } from './column.ts'

/** The shop's currency, in which it sells. */
const SHOP_CURRENCY = 'USD'

const hasPrices = ({ cents, wasCents, coreCents, steps }: PartFacts): boolean =>
  [cents, wasCents, coreCents, steps].some((said) => said != null)

/**
 * Returns the currencies of a file whose prices are all in foreign currencies. Empty as soon as one row has a price in the shop's currency.
 */
export async function findForeignCurrencies(events: AsyncIterable<FileEvent>): Promise<readonly string[]> {
  const found = new Set<string>()
  for await (const event of events) {
    if (event.type !== 'part' || !hasPrices(event.part)) continue
    const { currency = SHOP_CURRENCY } = event.part
    if (currency === SHOP_CURRENCY) return []
    found.add(currency)
  }
  return [...found]
}

/** Returns the message for a file whose prices are all in foreign currencies, with the option that the operator has to type. */
export function foreignCurrencyMessage(file: string, currencies: readonly string[], columns: readonly GuessedColumn[]): string {
  const by = columns.find(({ target, currency }) => target === 'currency' || currencies.includes(currency))
  const where = by === undefined ? '' : ` (“${by.heading}”)`
  const rates = currencies.map((currency) => `--rate ${currency}=…`).join(' ')
  return `${file}: all its prices are in ${currencies.join(' and ')}${where}, and the shop sells in US dollars. Say ${rates} with how many dollars one is today, or have the file in dollars.`
}

/** Whether a column contains prices for all customers, and not those of a customer group. */
export const isPriceColumn = ({ target }: GuessedColumn): boolean =>
  target !== null && /^(?:price|offer|core|wasPrice|step:.*)$/.test(target)
