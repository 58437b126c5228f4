import { hasAdd } from '#app/sale.ts'
import type { Shown } from '#app/state/catalogue/shown.ts'
import type { Listing, Matched, PartCard } from '#contract/catalogue.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import type { ListedNumber, Reading } from '#contract/number-list.ts'
import { type Priced, priceOf } from '#contract/pricing.ts'
import { dollarsOf } from '#contract/primitives.ts'

/** How many parts a line offers to choose from; the number's own search has them all. */
export const MAX_OFFERED = 8

/** What became of one number of a list. `near`: nothing bears it as typed, these are close, and none is taken without a word. */
export type Finding =
  | { type: 'waiting' }
  | { type: 'failed'; again: () => void }
  | { type: 'unknown' }
  /** The shop cannot be asked, and no part on this device bears the number. */
  | { type: 'not-here' }
  /** `asOf`: when the shop said so, ISO 8601; null when nobody knows. */
  | { type: 'found' | 'near'; parts: PartCard[]; total: number; asOf: string | null }

const SURE: readonly Matched['how'][] = ['same', 'zeros']

/** Reads the answer to a number's own search. Parts that bear the number itself come alone; those in stock before those that are not. */
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

/** What a person changed on a line; what is absent stays as it was read. */
export interface Changed {
  /** Empty: none of them. */
  mcode?: string
  qty?: number
}

/** A line as a person says that it is read. The readings that are left stay to choose from, that of the text among them. */
export function correctedBy(line: ListedNumber, taken: Reading | undefined): ListedNumber {
  if (taken === undefined) return line
  const readings = [...line.others, { number: line.number, qty: line.qty }]
  const others = readings.filter(({ number, qty }) => number !== taken.number || qty !== taken.qty)
  return { ...line, ...taken, saysQty: true, others }
}

/** A line as it would go into the cart. */
export interface PartToOrder {
  part: PartCard
  qty: number
}

/**
 * The part and quantity of a line: of a sure finding the first that can be ordered, of a near one only what was chosen. Null when nothing
 * is taken.
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

/** When the oldest of the findings was so, ISO 8601; null when that is unknown of one, undefined when nothing was found. */
export function oldestOf(findings: readonly Finding[]): string | null | undefined {
  const all = findings.flatMap((finding) => ('asOf' in finding ? [finding.asOf] : []))
  return all.includes(null) ? null : all.filter((asOf) => asOf !== null).sort()[0]
}

export interface Sums {
  lines: number
  pieces: number
  /** Dollars, with what more pieces save. */
  goods: number
  cores: number
}

/** What the lines to order come to, as a cart reckons it: two numbers of one part are one line, and its pieces together reach a step. */
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
