import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { groupOffers, isSingleOfferMatch, sortBestFirst } from './offer-blocks.ts'

/** A list in which offers with the same OE number are folded into one row. */
export interface GroupedOffers {
  /** The visible row of each group of offers of one part: its best offer. */
  visibleOffers: PartCard[]
  /** All offers of each group that has several offers, best first, by the part code of the group's visible row. */
  offerGroups: ReadonlyMap<string, readonly PartCard[]>
}

/**
 * Folds the offers on one page of a list into one row for each part. Total count and page numbers stay as the server sent them. A group
 * takes the position of its first offer. The first offer also stays the visible one if the list is not sorted by relevance, or if its code
 * or article number was searched.
 */
export function groupOffersByPart(parts: readonly PartCard[], { isSortedByBest }: { isSortedByBest: boolean }): GroupedOffers {
  const blocks = new Map<string, readonly PartCard[]>()
  const heads = groupOffers(parts).map((block) => {
    const [first] = block
    const best = sortBestFirst(block)
    const head = (isSortedByBest && !isSingleOfferMatch(first?.matched) ? best[0] : first) as PartCard
    if (block.length > 1) blocks.set(head.mcode, [head, ...best.filter((offer) => offer !== head)])
    return head
  })
  return { visibleOffers: heads, offerGroups: blocks }
}
