import { canAddToCart } from '#app/sale.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import type { Listing, PartCard } from '#contract/catalogue/catalogue.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { exactParts } from '#contract/number-list/exact-parts.ts'
import type { PartQuantity } from '#contract/number-list/list-sums.ts'
import type { ListedNumber, Reading } from '#contract/number-list/number-list.ts'

/** How many parts a line offers to choose from. A search for the number alone shows all. */
export const MAX_PARTS_OFFERED = 8

/** The result for one number of a list. `near`: no part has exactly this number; similar ones are offered and none is preselected. */
export type NumberFinding =
  | { type: 'waiting' }
  | { type: 'failed'; retry: () => void }
  | { type: 'unknown' }
  /** The server is unreachable, and no part on this device has the number. */
  | { type: 'not-here' }
  /** `asOf`: the time of the data, ISO 8601; null if unknown. */
  | { type: 'found' | 'near'; parts: PartCard[]; matchingPartCount: number; asOf: string | null }

/**
 * Returns the result for one number from the reply of its search. If parts have exactly this number, only they are kept. Parts in stock
 * come first.
 */
export function numberFindingOf(shown: QueryState<Listing>): NumberFinding {
  if (shown.status === 'loading') return { type: 'waiting' }
  if (shown.status === 'failed') return { type: 'failed', retry: shown.retry }
  const matches = shown.value.records.filter(({ matched }) => matched?.how !== undefined)
  const sure = exactParts(matches)
  if (sure.length > 0)
    return {
      type: 'found',
      parts: sure,
      matchingPartCount: sure.length,
      asOf: shown.asOf,
    }
  if (matches.length > 0) return { type: 'near', parts: matches, matchingPartCount: shown.value.total, asOf: shown.asOf }
  return { type: shown.searched === undefined ? 'unknown' : 'not-here' }
}

export const canBeOrdered = (part: PartCard): boolean => canAddToCart(part)

/** What the user has changed in a line of the list. Missing fields are unchanged. */
export interface LineChange {
  /** The code of the chosen part; '' for none. */
  mcode?: string
  qty?: number
}

/** Returns a line with the reading that the user chose. The other readings, including the original one, remain available. */
export function applyCorrectedReading(line: ListedNumber, taken: Reading | undefined): ListedNumber {
  if (taken === undefined) return line
  const readings = [...line.alternativeReadings, { number: line.number, qty: line.qty }]
  const others = readings.filter(({ number, qty }) => number !== taken.number || qty !== taken.qty)
  return { ...line, ...taken, hasQuantity: true, alternativeReadings: others }
}

/**
 * Returns the part and quantity that a line adds to the cart. For an exact number this is the first part that can be ordered; for a similar
 * number, only a part that the user chose. Null if there is none.
 */
export function orderablePartQuantity(line: ListedNumber, finding: NumberFinding, changed: LineChange = {}): PartQuantity | null {
  if (finding.type !== 'found' && finding.type !== 'near') return null
  const first = finding.type === 'found' ? finding.parts.find(canBeOrdered)?.mcode : undefined
  const wanted = changed.mcode ?? first
  const part = finding.parts.find(({ mcode }) => mcode === wanted)
  if (part === undefined || !canBeOrdered(part)) return null
  const qty = Math.min(MAX_QUANTITY, Math.max(changed.qty ?? line.qty, part.minQty ?? 1))
  return { part, qty }
}

/** Returns the time of the oldest result, ISO 8601; null if one is unknown, undefined without results. */
export function oldestDataTime(findings: readonly NumberFinding[]): string | null | undefined {
  const all = findings.flatMap((finding) => ('asOf' in finding ? [finding.asOf] : []))
  return all.includes(null) ? null : all.filter((asOf) => asOf !== null).sort()[0]
}
