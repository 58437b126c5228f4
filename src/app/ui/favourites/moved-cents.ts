import type { DisplayedFavourite } from '#app/hooks/favourites/use-favourites.ts'

/** Returns by how many cents the price has changed since the part became a favourite; null if unchanged or unknown. */
export function priceChangeCents({ part, priceThen }: Pick<DisplayedFavourite, 'part' | 'priceThen'>): number | null {
  if (part === null || priceThen === null) return null
  return Math.round((part.price - priceThen) * 100) || null
}
