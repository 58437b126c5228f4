import { COUNTED_CATEGORIES_INPUT } from '#contract/limits.ts'
import { first, later } from './load.ts'

export const POPULAR_SHOWN = 6

/** The calls of the home page: for banners, the categories with their number of parts, applications, best-selling parts. */
export const homeLoads = {
  banners: first('advertisement', {}),
  counted: first('categoryList', COUNTED_CATEGORIES_INPUT),
  applications: later('applicationList', {}),
  popular: later('aggregationSearch', { mode: 'best-sellers', pageSize: POPULAR_SHOWN }),
}
