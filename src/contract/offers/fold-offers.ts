import type { PartCard } from '#contract/catalogue.ts'
import { bestFirst, namesOneOffer, offerBlocks } from './offer-blocks.ts'

/** A list with the offers of one OE number folded into one row each. */
export interface FoldedOffers {
  /** The row of each block: its best offer. */
  heads: PartCard[]
  /** All offers of a block that has several, best first, by the code of its row. */
  blocks: ReadonlyMap<string, readonly PartCard[]>
}

/**
 * Folds what stands on one page of a list; how many there are in all, and its pages, stay as the shop says them. Blocks stand where the
 * first of their offers stood. In a list by another order than the best, and where the code or the article number of one was typed, that first one stays in
 * front.
 */
export function foldOffers(parts: readonly PartCard[], { byBest }: { byBest: boolean }): FoldedOffers {
  const blocks = new Map<string, readonly PartCard[]>()
  const heads = offerBlocks(parts).map((block) => {
    const [first] = block
    const best = bestFirst(block)
    const head = (byBest && !namesOneOffer(first?.matched) ? best[0] : first) as PartCard
    if (block.length > 1) blocks.set(head.mcode, [head, ...best.filter((offer) => offer !== head)])
    return head
  })
  return { heads, blocks }
}
