import type { CallResultOf } from '#contract/calls.ts'
import type { PartsListRow } from '#search/records/part-record.ts'
import { bestSellingParts, type SalesRank } from './best-selling.ts'
import { buildPartCard, type PartCardData, type ShopCatalogueData } from './card.ts'

/**
 * Maximum number of listed units that contain a part; the total counts all of them. Code that reads the units from a large table may stop
 * after this many.
 */
export const MAX_USED_IN_UNITS = 24
/** Maximum number of positions in a parts list. No real unit has as many. */
export const MAX_PARTS_LIST_POSITIONS = 200

/** The components of a unit, and the units that contain a part. */
export interface PartsListData {
  lines: readonly (Omit<PartsListRow, 'partId'> & {
    /** The part at this position; null if the shop does not sell it. */
    part: PartCardData | null
  })[]
  usedIn: readonly (PartCardData & SalesRank)[]
  /** The number of all units that contain the part, including those not listed. */
  usedInTotal: number
}

/** Returns the components of a unit, ordered by position, and the units that contain a part, best-selling first. */
export const buildPartsList = (shop: ShopCatalogueData, { lines, usedIn, usedInTotal }: PartsListData): CallResultOf<'partsList'> => ({
  contains: [...lines]
    .sort((one, other) => one.position - other.position)
    .slice(0, MAX_PARTS_LIST_POSITIONS)
    .map(({ position, name, qty, part }) => ({ position, name, qty, ...(part === null ? {} : { part: buildPartCard(shop, part) }) })),
  usedIn: bestSellingParts(usedIn, MAX_USED_IN_UNITS).map((unit) => buildPartCard(shop, unit)),
  usedInTotal,
})
