import { hasAdd } from '#app/sale.ts'
import type { Shown } from '#app/state/catalogue/shown.ts'
import type { Listing, Matched, PartCard } from '#contract/catalogue.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import type { ListedNumber, Reading } from '#contract/number-list.ts'
import { type Priced, priceOf } from '#contract/pricing.ts'
import { dollarsOf } from '#contract/primitives.ts'

/** Maximum number of parts to choose from in a line; the number's own search shows all. */
export const MAX_OFFERED = 8

/** The result for one number of a list. `near`: no exact match; similar ones are listed and none is preselected. */
export type Finding =
  | { type: 'waiting' }
  | { type: 'failed'; again: () => void }
  | { type: 'unknown' }
  /** The server is unreachable, and no part on this device has the number. */
  | { type: 'not-here' }
  /** `asOf`: the time of the data, ISO 8601; null if unknown. */
  | { type: 'found' | 'near'; parts: PartCard[]; total: number; asOf: string | null }

const SURE: readonly Matched['how'][] = ['same', 'zeros']

/** Evaluates the search result for a number. If parts have exactly the number, only these are kept; parts in stock come first. */
export function findingOf(shown: Shown<Listing>): Finding {
  if (shown.status === 'loading') return { type: 'waiting' }
  if (shown.status === 'failed') return { type: 'failed', again: shown.again }
  const matches = shown.value.records.filter(({ matched }) => matched?.how !== undefined)
  const sure = matches.filter(({ matched }) => SURE.includes(matched?.how))
  if (sure.length > 0) return { type: 'found', parts: [...sure].sort((a, b) => rank(a) - rank(b)), total: sure.length, asOf: shown.asOf }
  if (matches.length > 0) return { type: 'near', parts: matches, total: shown.value.total, asOf: shown.asOf }
  return { type: shown.searched === undefined ? 'unknown' : 'not-here' }
}

const ranks: Record<PartCard['stock']['state'], number> = { in: 0, low: 0, out: 1, ended: 2 }
const rank = ({ stock }: PartCard) => ranks[stock.state]

export const canBeOrdered = (part: PartCard): boolean => hasAdd(part)

/** The user's changes to a line; absent fields are unchanged. */
export interface Changed {
  /** Empty: none of them. */
  mcode?: string
  qty?: number
}

/** A line with the interpretation selected by the user. The others, including the original one, remain selectable. */
export function correctedBy(line: ListedNumber, taken: Reading | undefined): ListedNumber {
  if (taken === undefined) return line
  const readings = [...line.others, { number: line.number, qty: line.qty }]
  const others = readings.filter(({ number, qty }) => number !== taken.number || qty !== taken.qty)
  return { ...line, ...taken, saysQty: true, others }
}

/** A line as it would be added to the cart. */
export interface PartToOrder {
  part: PartCard
  qty: number
}

/**
 * The part and quantity of a line: for an exact match the first part that can be ordered, for a similar one only a selected part. Null if
 * none.
 */
export function partToOrder(line: ListedNumber, finding: Finding, changed: Changed = {}): PartToOrder | null {
  if (finding.type !== 'found' && finding.type !== 'near') return null
  const first = finding.type === 'found' ? finding.parts.find(canBeOrdered)?.mcode : undefined
  const wanted = changed.mcode ?? first
  const part = finding.parts.find(({ mcode }) => mcode === wanted)
  if (part === undefined || !canBeOrdered(part)) return null
  const qty = Math.min(MAX_QUANTITY, Math.max(changed.qty ?? line.qty, part.minQty ?? 1))
  return { part, qty }
}

/** The time of the oldest result, ISO 8601; null if one is unknown, undefined without results. */
export function oldestOf(findings: readonly Finding[]): string | null | undefined {
  const all = findings.flatMap((finding) => ('asOf' in finding ? [finding.asOf] : []))
  return all.includes(null) ? null : all.filter((asOf) => asOf !== null).sort()[0]
}

export interface Sums {
  lines: number
  pieces: number
  /** Dollars, with quantity discounts. */
  goods: number
  cores: number
}

/**
 * The total of the lines to order, calculated like a cart: two numbers of one part are one line, and their quantities together reach a
 * ladder step.
 */
export function sumsOf(toOrder: readonly PartToOrder[]): Sums {
  const lines = new Map<string, PartToOrder>()
  for (const { part, qty } of toOrder) lines.set(part.mcode, { part, qty: Math.min(MAX_QUANTITY, (lines.get(part.mcode)?.qty ?? 0) + qty) })
  const priced = [...lines.values()].map(({ part, qty }) => priceOf({ ...part, priceLadder: part.priceLadder ?? [] }, qty))
  const sum = (of: (one: Priced) => number) => priced.reduce((all, one) => all + of(one), 0)
  return {
    lines: priced.length,
    pieces: sum(({ qty }) => qty),
    goods: dollarsOf(sum(({ goods }) => goods)),
    cores: dollarsOf(sum(({ core }) => core)),
  }
}
