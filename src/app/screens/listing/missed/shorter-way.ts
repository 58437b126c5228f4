import { beginningIn } from '#app/screens/listing/begins-with.ts'
import type { Listing } from '#contract/catalogue.ts'
import { looksLikeNumber } from '#contract/numbers.ts'

/** A shorter search with results: its text, maker, and number of parts. */
export interface ShorterWay {
  text: string
  /** In its printed form. */
  printed: string
  maker: string | null
  isNumber: boolean
  count: number
}

/**
 * Evaluates the reply to a shorter search. Null without results of its kind, if the count is unknown, or if it cuts a number inside a
 * printed group.
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
