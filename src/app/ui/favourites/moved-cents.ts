import type { ShownMark } from '#app/hooks/favourites/use-favourites.ts'

/** The price change since a part became a favourite, in cents; null if unchanged or unknown. */
export function movedCents({ part, priceThen }: Pick<ShownMark, 'part' | 'priceThen'>): number | null {
  if (part === null || priceThen === null) return null
  return Math.round((part.price - priceThen) * 100) || null
}
