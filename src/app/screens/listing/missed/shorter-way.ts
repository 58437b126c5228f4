import { beginningIn } from '#app/screens/listing/begins-with.ts'
import type { Listing } from '#contract/catalogue.ts'
import { looksLikeNumber } from '#contract/numbers.ts'

/** A shorter search that finds something: what it is, whose, and how many parts. */
export interface ShorterWay {
  text: string
  /** As it is printed on parts. */
  printed: string
  maker: string | null
  isNumber: boolean
  count: number
}

/**
 * What a shorter search is worth after its answer. Null when it finds nothing of its kind, when nobody can say how much, or when it cuts a
 * number inside a group of its maker's.
 */
export function shorterWay(text: string, listing: Listing): ShorterWay | null {
  if (!looksLikeNumber(text)) {
    const isFound = listing.meant === 'words' && listing.total > 0 && !listing.leftOut?.length
    return isFound ? { text, printed: text, maker: null, isNumber: false, count: listing.total } : null
  }
  const begins = beginningIn(listing, text)
  if (begins === null || begins.count === null || !begins.endsGroup) return null
  return { text, printed: begins.printed, maker: begins.maker, isNumber: true, count: begins.count }
}
