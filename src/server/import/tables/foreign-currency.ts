import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import type { GuessedColumn } from './column.ts'

/** The shop's currency. */
const OURS = 'USD'

const isPriced = ({ cents, wasCents, coreCents, steps }: PartFacts): boolean =>
  [cents, wasCents, coreCents, steps].some((said) => said != null)

/** The currencies of a file in which all prices are in foreign currencies. Empty if one row is in the shop's currency. */
export async function foreignCurrencies(events: AsyncIterable<FileEvent>): Promise<readonly string[]> {
  const found = new Set<string>()
  for await (const event of events) {
    if (event.type !== 'part' || !isPriced(event.part)) continue
    const { currency = OURS } = event.part
    if (currency === OURS) return []
    found.add(currency)
  }
  return [...found]
}

/** The message for such a file, with the option to type. */
export function saysForeign(file: string, currencies: readonly string[], columns: readonly GuessedColumn[]): string {
  const by = columns.find(({ target, currency }) => target === 'currency' || currencies.includes(currency))
  const where = by === undefined ? '' : ` (“${by.heading}”)`
  const rates = currencies.map((currency) => `--rate ${currency}=…`).join(' ')
  return `${file}: all its prices are in ${currencies.join(' and ')}${where}, and the shop sells in US dollars. Say ${rates} with how many dollars one is today, or have the file in dollars.`
}

/** Whether a column contains selling prices. */
export const holdsPrices = ({ target }: GuessedColumn): boolean => target !== null && /^(?:price|offer|core|wasPrice|step:.*)$/.test(target)
