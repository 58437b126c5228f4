import type { Cents } from '#contract/primitives.ts'
import { type PromotionTerms, promotionPrice } from '#contract/promotions/promoted.ts'
import { type CodedColumn, chosenCodes } from './coded-column.ts'
import type { PromotionRow } from './frame.ts'
import type { Rows } from './rows.ts'

/** What of a part decides whether a promotion is for it. */
export interface Promotable {
  mcode: () => string
  categoryId: string
  producer: string
  condition: string
}

/** A promotion as it is asked for many parts. */
export interface Offer extends PromotionRow {
  codes: ReadonlySet<string> | null
  terms: PromotionTerms
}

/** The promotions that run at a moment (milliseconds since 1970). */
export const offersAt = (promotions: readonly PromotionRow[], now: number): Offer[] =>
  promotions
    .filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
    .map((one) => ({
      ...one,
      codes: one.mcodes && new Set(one.mcodes),
      terms: one.cents === null ? { percent: one.percent ?? 0 } : { cents: one.cents },
    }))

export const covers = ({ codes, categoryIds, producers, conditions }: Offer, part: Promotable): boolean =>
  (categoryIds === null || categoryIds.includes(part.categoryId)) &&
  (producers === null || producers.includes(part.producer)) &&
  (conditions === null || conditions.includes(part.condition)) &&
  (codes === null || codes.has(part.mcode()))

/**
 * The promotion that makes a part cheapest, and at what price; null where none makes it cheaper. Of two at one price the one that runs
 * longer, then the one whose id comes first: as the shop's statements have it (server/catalogue/promoted.ts).
 */
export function bestOffer(offers: readonly Offer[], part: Promotable, price: number): { offer: Offer; cents: number } | null {
  let best: { offer: Offer; cents: number } | null = null
  for (const offer of offers) {
    if (!covers(offer, part)) continue
    const cents = promotionPrice(price as Cents, offer.terms)
    if (cents !== null && (best === null || cents < best.cents || (cents === best.cents && goesFirst(offer, best.offer))))
      best = { offer, cents }
  }
  return best
}

/** Whether of two offers at one price this one counts. */
export const goesFirst = (one: Offer, other: Offer): boolean =>
  one.endsAt > other.endsAt || (one.endsAt === other.endsAt && one.id < other.id)

/** The rows that an offer is for, from one on: by their codes in the columns, without reading a part. */
export function rowsCovered(rows: Rows, { codes, categoryIds, producers, conditions }: Offer, from: number): ArrayLike<number> {
  let covered: ArrayLike<number> | null = codes && rowsOfCodes(rows, codes, from)
  for (const [name, texts] of [
    ['category', categoryIds],
    ['producer', producers],
    ['condition', conditions],
  ] as const)
    if (texts !== null) covered = narrowed(covered ?? rowsFrom(rows, from), rows.columns[name], texts)
  return covered ?? rowsFrom(rows, from)
}

const rowsFrom = ({ size }: Rows, from: number): Int32Array => Int32Array.from({ length: size - from }, (_, at) => from + at)

function narrowed(rows: ArrayLike<number>, column: CodedColumn, texts: readonly string[]): Int32Array {
  const { codes } = column
  const chosen = chosenCodes(column, texts)
  const left = new Int32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    if (chosen[codes[row] ?? 0] !== 1) continue
    left[count] = row
    count += 1
  }
  return left.subarray(0, count)
}

const rowsOfCodes = ({ segments }: Rows, codes: ReadonlySet<string>, from: number): number[] =>
  segments.flatMap(({ segment, base }) =>
    base < from
      ? []
      : [...codes].flatMap((code) => {
          const at = segment.rowOfCode(code)
          return at < 0 ? [] : [base + at]
        }),
  )
