import type { RandomGenerator } from '#server/demo/rng.ts'

/** Rounds a price to a retail price that ends in .99 or .95. Below five dollars every cent is possible. */
export function retailCents(rng: RandomGenerator, usd: number): number {
  if (usd < 5) return Math.max(60, Math.round(usd * 100))
  const whole = Math.max(5, Math.round(usd))
  return whole * 100 - (rng.happensWith(0.7) ? 1 : 5)
}

const unitPriceBreaks = [
  [1, 0],
  [3, 3],
  [5, 5],
  [10, 8],
] as const
const partPriceBreaks = [
  [1, 0],
  [10, 5],
  [50, 10],
  [100, 15],
] as const
const smallPartPriceBreaks = [
  [1, 0],
  [10, 5],
  [100, 10],
  [500, 15],
] as const

export type PriceLadderKind = 'unit' | 'part' | 'small'
const priceBreaksByKind = { unit: unitPriceBreaks, part: partPriceBreaks, small: smallPartPriceBreaks } as const

/** Returns the quantity prices of a part. Each price is lower than the previous one. */
export function priceBreaksOf(kind: PriceLadderKind, cents: number): { fromQty: number; unitCents: number }[] {
  let last = cents + 1
  return priceBreaksByKind[kind].map(([fromQty, percent]) => {
    last = Math.min(last - 1, Math.floor((cents * (100 - percent)) / 100))
    return { fromQty, unitCents: last }
  })
}

/** Returns a core charge in cents, rounded to five dollars, between 10 and 900 dollars. 0 stays 0. */
export const coreChargeCents = (usd: number): number => (usd <= 0 ? 0 : Math.min(900, Math.max(10, Math.round(usd / 5) * 5)) * 100)
