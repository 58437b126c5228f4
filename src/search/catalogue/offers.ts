import type { Cents } from '#contract/kernel/primitives.ts'
import { type PromotionTerms, promotionPrice } from '#contract/promotions/promoted.ts'
import { type CodedColumn, flagChosenCodes } from './coded-column.ts'
import type { CatalogueRows } from './rows.ts'
import type { PromotionRow } from './shared-catalogue-data.ts'

/** The fields of a part that decide which promotions apply. */
export interface PromotablePart {
  mcode: () => string
  categoryId: string
  producer: string
  condition: string
}

/** A promotion, prepared for testing many parts against it. */
export interface PreparedPromotion extends PromotionRow {
  partCodeSet: ReadonlySet<string> | null
  terms: PromotionTerms
}

/** Returns the promotions that run at a time (milliseconds since 1970). */
export const runningPromotionsAt = (promotions: readonly PromotionRow[], now: number): PreparedPromotion[] =>
  promotions
    .filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
    .map((one) => ({
      ...one,
      partCodeSet: one.mcodes && new Set(one.mcodes),
      terms: one.cents === null ? { percent: one.percent ?? 0 } : { cents: one.cents },
    }))

export const isPromotionForPart = ({ partCodeSet, categoryIds, producers, conditions }: PreparedPromotion, part: PromotablePart): boolean =>
  (categoryIds === null || categoryIds.includes(part.categoryId)) &&
  (producers === null || producers.includes(part.producer)) &&
  (conditions === null || conditions.includes(part.condition)) &&
  (partCodeSet === null || partCodeSet.has(part.mcode()))

/**
 * Returns the promotion that gives a part the lowest price; null if none reduces the price. Among promotions with equal prices, the one
 * that ends later is chosen, then the one with the lower id. The server's SQL (server/catalogue/promoted.ts) follows the same rule.
 */
export function bestPromotion(
  offers: readonly PreparedPromotion[],
  part: PromotablePart,
  price: number,
): { promotion: PreparedPromotion; priceCents: number } | null {
  let best: { promotion: PreparedPromotion; priceCents: number } | null = null
  for (const offer of offers) {
    if (!isPromotionForPart(offer, part)) continue
    const cents = promotionPrice(price as Cents, offer.terms)
    if (
      cents !== null &&
      (best === null || cents < best.priceCents || (cents === best.priceCents && hasPromotionPrecedence(offer, best.promotion)))
    )
      best = { promotion: offer, priceCents: cents }
  }
  return best
}

/** Tells whether a promotion takes precedence over another one that gives the same price. */
export const hasPromotionPrecedence = (one: PreparedPromotion, other: PreparedPromotion): boolean =>
  one.endsAt > other.endsAt || (one.endsAt === other.endsAt && one.id < other.id)

/** Returns the rows of parts that a promotion covers, beginning at row `from`. It reads only columns, not parts. */
export function rowsOfPromotion(
  rows: CatalogueRows,
  { partCodeSet, categoryIds, producers, conditions }: PreparedPromotion,
  from: number,
): ArrayLike<number> {
  let covered: ArrayLike<number> | null = partCodeSet && rowsOfCodes(rows, partCodeSet, from)
  for (const [name, texts] of [
    ['category', categoryIds],
    ['producer', producers],
    ['condition', conditions],
  ] as const)
    if (texts !== null) covered = keepRowsWithTexts(covered ?? rowsStartingAt(rows, from), rows.columns[name], texts)
  return covered ?? rowsStartingAt(rows, from)
}

const rowsStartingAt = ({ size }: CatalogueRows, from: number): Int32Array => Int32Array.from({ length: size - from }, (_, at) => from + at)

function keepRowsWithTexts(rows: ArrayLike<number>, column: CodedColumn, texts: readonly string[]): Int32Array {
  const { codes } = column
  const chosen = flagChosenCodes(column, texts)
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

const rowsOfCodes = ({ segments }: CatalogueRows, codes: ReadonlySet<string>, from: number): number[] =>
  segments.flatMap(({ segment, firstRow }) =>
    firstRow < from
      ? []
      : [...codes].flatMap((code) => {
          const at = segment.rowOfCode(code)
          return at < 0 ? [] : [firstRow + at]
        }),
  )
