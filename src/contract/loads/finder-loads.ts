import type { FinderResult } from '#contract/finder/finder.ts'
import { finderInput, readFinderQuery } from '#contract/finder/finder-query.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { deferredLoad, firstPaintLoad } from './load.ts'
import type { PageAddress } from './page-address.ts'

/** With so few parts left, the page shows at once what differs among them. */
export const MAX_PARTS_TO_TELL_APART = 5

/** Returns the parts to tell apart, if few enough are left. Records that contradict an answer are not among them. */
export const partsToTellApart = ({ total, matches }: Pick<FinderResult, 'total' | 'matches'>): Mcode[] =>
  total > MAX_PARTS_TO_TELL_APART ? [] : matches.filter(({ off }) => off.length === 0).map(({ mcode }) => mcode)

/** Returns the call for all attributes of a part, of which a card has only a few. */
export const toldApartLoad = (mcode: Mcode) => deferredLoad('productDetail', { mcode })

/** The calls of `/prod/find`: for the best question and the remaining parts and, if few are left, for what differs among them. */
export const finderLoads = (_params: object, { search }: Pick<PageAddress, 'search'>) => ({
  found: firstPaintLoad('partFinder', finderInput(readFinderQuery(search)), (result) =>
    Object.fromEntries(partsToTellApart(result).map((mcode) => [mcode, toldApartLoad(mcode)])),
  ),
})
