import type { ShownMark } from '#app/hooks/favourites/use-favourites.ts'

/** By how many cents a part costs more now than when it was marked; null when it costs the same, or nobody knows. */
export function movedCents({ part, priceThen }: Pick<ShownMark, 'part' | 'priceThen'>): number | null {
  if (part === null || priceThen === null) return null
  return Math.round((part.price - priceThen) * 100) || null
}
