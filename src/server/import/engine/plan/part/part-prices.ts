import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import type { StagedPartFacts } from '#server/import/engine/stage/staged-part.ts'

interface StoredPriceBreak {
  fromQty: number
  unitPrice: string
}

/** The columns of table `part` for prices, as decimal text. */
export interface PriceColumns {
  price: string
  was_price: string | null
  core_charge: string
  price_steps: StoredPriceBreak[]
}

export type PartPricesResult =
  | { type: 'prices'; columns: Partial<PriceColumns>; notes: string[] }
  | { type: 'refused'; column: string; says: string }

/** The maximum price in cents, 9,999,999.99, because the column is `numeric(12,2)`. */
export const MAX_CENTS = 999_999_999

/**
 * Combines the prices in a file with the stored prices of a part. When only the price is new, the stored quantity prices that are still
 * below it are kept. A former price that is not above the new price is removed. A dropped price gives a remark.
 */
export function buildPriceColumns(facts: StagedPartFacts, now: PriceColumns | null): PartPricesResult {
  const { cents, wasCents, coreCents, steps } = facts
  const refused = (column: string, says: string): PartPricesResult => ({ type: 'refused', column, says })
  const amounts: [string, number | null | undefined][] = [
    ['price', cents],
    ['price before', wasCents],
    ['core charge', coreCents],
  ]
  const wrong = amounts.find(([, amount]) => amount != null && !(Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_CENTS))
  if (wrong) return refused(wrong[0], 'A price is from 0.00 to 9,999,999.99.')
  const columns: Partial<PriceColumns> = {}
  const notes: string[] = []
  if (coreCents !== undefined) columns.core_charge = dollarsTextOfCents(coreCents)
  const price = cents ?? (now === null ? undefined : centsOfText(now.price))
  if (price === undefined) return { type: 'prices', columns, notes }
  if (cents !== undefined) columns.price = dollarsTextOfCents(cents)
  if (cents !== undefined || steps !== undefined) {
    const further = (steps ?? quantityBreaksOf(now)).filter(({ fromQty }) => fromQty > 1).sort((one, other) => one.fromQty - other.fromQty)
    const kept = keepCheaperBreaks(price, further)
    if (steps !== undefined && kept.length < further.length)
      return refused('price steps', 'Each step begins at more pieces and costs less than the one before, such as 19.90, from 10: 17.50.')
    if (kept.length < further.length) notes.push('A step of the price was dropped: more pieces would not be cheaper any more.')
    columns.price_steps = [{ fromQty: 1, cents: price }, ...kept].map((step) => ({
      fromQty: step.fromQty,
      unitPrice: dollarsTextOfCents(step.cents),
    }))
  }
  const was = wasCents === undefined ? (now?.was_price == null ? null : centsOfText(now.was_price)) : wasCents
  if (wasCents !== undefined || cents !== undefined) {
    columns.was_price = was !== null && was > price ? dollarsTextOfCents(was) : null
    if (wasCents != null && columns.was_price === null) notes.push('The price before is not above the price, so it is left out.')
  }
  return { type: 'prices', columns, notes }
}

const quantityBreaksOf = (now: PriceColumns | null): { fromQty: number; cents: number }[] =>
  (now?.price_steps ?? []).map(({ fromQty, unitPrice }) => ({ fromQty, cents: centsOfText(unitPrice) }))

/** Returns the quantity prices that are each lower than the price before. The given prices are sorted by quantity. */
function keepCheaperBreaks(cents: number, steps: readonly { fromQty: number; cents: number }[]) {
  const kept: { fromQty: number; cents: number }[] = []
  for (const step of steps) {
    const last = kept.at(-1)
    if (step.cents < (last?.cents ?? cents) && step.fromQty !== last?.fromQty) kept.push({ fromQty: step.fromQty, cents: step.cents })
  }
  return kept
}
