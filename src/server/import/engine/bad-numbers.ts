import type { ComponentFacts, FitmentFacts, GroupPriceFacts } from '#server/import/facts.ts'
import { CENTS_MOST } from './part-prices.ts'
import type { StagedFacts } from './merge-facts.ts'

/** What one part may have of a thing, and from which quantity a price may hold. */
const QTY_MOST = 1_000_000
const YEARS = [1800, 2200] as const

/** A value that no column of the database takes, and what is expected instead. */
export interface BadNumber {
  column: string
  value: unknown
  says: string
}

/** Whether a text is an ISO day that there is. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

const isQty = (qty: number): boolean => Number.isSafeInteger(qty) && qty >= 1 && qty <= QTY_MOST
const isYear = (year: number | null): boolean => year === null || (Number.isSafeInteger(year) && year >= YEARS[0] && year <= YEARS[1])

/**
 * The first number or day of a part that the database would refuse: at the switch that would end the whole import, and nobody would know whose
 * it was. Null where all is well.
 */
export function badNumberOf({ restockOn, firstSoldOn, groupPrices, components, fitments }: StagedFacts): BadNumber | null {
  const day = (column: string, value: string | null | undefined): BadNumber | null =>
    value == null || isDay(value) ? null : { column, value, says: 'A day such as 2026-03-05.' }
  const found = [
    day('restockOn', restockOn),
    day('firstSoldOn', firstSoldOn),
    ...(groupPrices ?? []).flatMap(({ from, to }) => [day('price from', from), day('price to', to)]),
    ...(groupPrices ?? []).map(badPrice),
    ...(components ?? []).map(badComponent),
    ...(fitments ?? []).map(badYears),
  ]
  return found.find((one) => one !== null) ?? null
}

const badPrice = ({ group, cents, fromQty }: GroupPriceFacts): BadNumber | null =>
  !isQty(fromQty)
    ? { column: `price ${group}`, value: fromQty, says: `A price holds from 1 to ${QTY_MOST} pieces on.` }
    : Number.isSafeInteger(cents) && cents >= 0 && cents <= CENTS_MOST
      ? null
      : { column: `price ${group}`, value: cents / 100, says: 'A price is from 0.00 to 9,999,999.99.' }

const badComponent = ({ code, name, qty }: ComponentFacts): BadNumber | null =>
  isQty(qty) ? null : { column: `component ${code ?? name}`, value: qty, says: `A whole number of pieces from 1 to ${QTY_MOST}.` }

const badYears = ({ yearFrom, yearTo }: FitmentFacts): BadNumber | null =>
  isYear(yearFrom) && isYear(yearTo) ? null : { column: 'years', value: [yearFrom, yearTo].join(' to '), says: `Years are from ${YEARS.join(' to ')}.` }
