import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { later } from './load.ts'

/** What every page asks for the frame around it, at the start of the app (specification, section 4): no row says it again. */
export const frameLoads = { tree: later('categoryList', CATEGORY_LIST_INPUT), popular: later('searchKeyword', {}) }
