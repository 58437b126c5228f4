import type { ResultOf } from '#contract/calls.ts'
import type { PartsListRow } from '#search/records/part-record.ts'
import { bestSelling, type Sold } from './best-selling.ts'
import { type CardFacts, partCard, type ShopFrame } from './card.ts'

/** Units that a part is used in: this many are listed, all are counted. Whoever reads them from a large table may stop there. */
export const MAX_USED_IN = 24
/** Longer than any unit's list. */
export const MAX_POSITIONS = 200

/** What a unit is made of, and what a part is used in. */
export interface PartsListFacts {
  lines: readonly (Omit<PartsListRow, 'partId'> & {
    /** Null where the shop does not sell it. */
    part: CardFacts | null
  })[]
  usedIn: readonly (CardFacts & Sold)[]
  /** Of all, also those that are not listed. */
  usedInTotal: number
}

/** What a unit is made of, by position, and which units a part is used in, best selling first. */
export const partsListOf = (shop: ShopFrame, { lines, usedIn, usedInTotal }: PartsListFacts): ResultOf<'partsList'> => ({
  contains: [...lines]
    .sort((one, other) => one.position - other.position)
    .slice(0, MAX_POSITIONS)
    .map(({ position, name, qty, part }) => ({ position, name, qty, ...(part === null ? {} : { part: partCard(shop, part) }) })),
  usedIn: bestSelling(usedIn, MAX_USED_IN).map((unit) => partCard(shop, unit)),
  usedInTotal,
})
