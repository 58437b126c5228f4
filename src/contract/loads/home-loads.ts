import { CATEGORIES_WITH_COUNTS_INPUT } from '#contract/limits.ts'
import { deferredLoad, firstPaintLoad } from './load.ts'

export const POPULAR_PARTS_SHOWN = 6

/** The calls of the home page: for banners, the categories with their number of parts, applications, best-selling parts. */
export const homeLoads = {
  banners: firstPaintLoad('advertisement', {}),
  counted: firstPaintLoad('categoryList', CATEGORIES_WITH_COUNTS_INPUT),
  applications: deferredLoad('applicationList', {}),
  popular: deferredLoad('aggregationSearch', { mode: 'best-sellers', pageSize: POPULAR_PARTS_SHOWN }),
}
